import { newsStatus, type officeNewsColumns } from '@shuji/contract/news/labels/office';
import type { OfficeNewsRow } from '@shuji/contract/news/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const officeNewsCells: Record<keyof typeof officeNewsColumns, (row: OfficeNewsRow) => Cell> = {
  title: (row) => row.title,
  kind: (row) => row.kindLabel,
  status: (row) => newsStatus[row.status],
  publishedAt: (row) => minuteInChina(row.publishedAt ?? row.publishAt),
  updatedAt: (row) => minuteInChina(row.updatedAt),
  version: (row) => row.version,
};
