import { documentKinds, helpTopics } from '@shuji/contract/document/labels';
import { documentStates, type officeDocumentColumns, publishedWords } from '@shuji/contract/document/labels/office';
import { statesOf } from '@shuji/contract/document/office';
import type { OfficeDocumentRow } from '@shuji/contract/document/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

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
