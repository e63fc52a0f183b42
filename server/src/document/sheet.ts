import { documentKinds, helpTopics } from '@shuji/contract/document/calls';
import {
  documentStates,
  type OfficeDocumentRow,
  type officeDocumentColumns,
  publishedWords,
  statesOf,
} from '@shuji/contract/document/office';
import { minuteInChina } from '#src/sheet/answer.ts';
import type { Cell } from '#src/sheet/write.ts';

export const officeDocumentCells: Record<keyof typeof officeDocumentColumns, (row: OfficeDocumentRow) => Cell> = {
  title: (row) => row.title,
  kind: ({ kind, topic }) => (topic ? `${documentKinds[kind]} · ${helpTopics[topic]}` : documentKinds[kind]),
  current: ({ current }) => versionWords(current),
  coming: ({ coming }) => versionWords(coming),
  state: (row) =>
    statesOf(row)
      .map((state) => documentStates[state])
      .join('、') || publishedWords,
  updatedAt: (row) => minuteInChina(row.updatedAt),
};

function versionWords(version: OfficeDocumentRow['current']): string {
  return version ? `第 ${version.number} 版（${version.effectiveOn}）` : '';
}
