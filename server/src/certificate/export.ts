import { certificateStates } from '@shuji/contract/certificate/labels';
import { type certificateColumns, shortKinds } from '@shuji/contract/certificate/labels/office';
import type { OverseenCertificate } from '@shuji/contract/certificate/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const certificateCells: Record<keyof typeof certificateColumns, (row: OverseenCertificate) => Cell> = {
  number: (row) => row.number,
  kind: (row) => shortKinds[row.kind],
  product: (row) => row.productName,
  holder: (row) => row.holderName,
  counterparty: (row) => row.counterpartyName,
  state: (row) => certificateStates[row.state],
  issuedAt: (row) => minuteInChina(row.issuedAt),
  validUntil: (row) => minuteInChina(row.validUntil),
  logIndex: (row) => row.logIndex,
};
