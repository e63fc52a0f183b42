import { type officePosterColumns, posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import type { OfficePoster } from '@shuji/contract/home/schema/office';
import type { Cell } from '#src/spreadsheet/write.ts';

export const officePosterCells: Record<keyof typeof officePosterColumns, (row: OfficePoster) => Cell> = {
  title: (row) => row.title,
  subtitle: (row) => row.subtitle,
  place: (row) => posterPlaceNames[row.place],
  fromDay: (row) => row.fromDay,
  toDay: (row) => row.toDay ?? '长期',
  link: (row) => row.link,
  state: (row) => posterStateNames[row.state],
};
