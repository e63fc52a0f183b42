import { accessPlaces } from '@shuji/contract/nouns';
import { accessedWords } from '@shuji/contract/review/calls';
import type { revealColumns } from '@shuji/contract/review/labels';
import type { RevealRow } from '@shuji/contract/review/schema';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const revealCells: Record<keyof typeof revealColumns, (row: RevealRow) => Cell> = {
  at: (row) => minuteInChina(row.at),
  operator: (row) => row.operatorName,
  place: (row) => accessPlaces[row.place],
  field: (row) => accessedWords(row.field, row.file),
  reason: (row) => row.reason,
  subject: (row) => row.subjectId,
};
