// Reads certificates for the office.
import { certificateStates } from '@shuji/contract/certificate/labels';
import type * as calls from '@shuji/contract/certificate/office';
import { productFacts, saleFacts } from '@shuji/contract/certificate/schema';
import type { OverseenCertificate } from '@shuji/contract/certificate/schema/office';
import { yuan } from '@shuji/contract/order/labels/fee';
import type { Disclosures } from '@shuji/contract/proof/entry';
import { factLabel } from '@shuji/contract/proof/labels';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { findEntries, findEntriesOf } from '#src/proof-log/queries.ts';
import { getLabels } from '#src/site/queries.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import { inLog, misfitOf, parseContent } from './content.ts';
import { type CertificateRow, findCertificateRow, listEveryCertificate } from './queries.ts';
import { stateAt } from './rules.ts';
export const listOfficeCertificates: Handler<typeof calls.listOfficeCertificates> = async (
  { industry, ...filter },
  { db, now },
) => {
  const label = industry && ((await getLabels(db, 'industry')).get(industry) ?? industry);
  const { rows, ...count } = await listEveryCertificate(db, now, { ...filter, industry: label });
  const names = await namesOf(db, rows);
  const issued = await issuesOf(db, rows);
  return {
    ...count,
    rows: rows.map((row) => toOfficeRow(row, row.productName ?? '', names, issued.get(row.number) ?? null, now)),
  };
};

export const getOfficeCertificate: Handler<typeof calls.getOfficeCertificate> = async ({ id }, { db, now }) => {
  const row = await findCertificateRow(db, id);
  ensure(row, 'certificate.notFound');
  const entries = await findEntries(db, row.number);
  const content = parseContent(row.content) ?? {};
  const issue = entries.find(({ event }) => event === 'issued');
  const productName = String(content.productName?.[1] ?? '');
  return {
    ...toOfficeRow(row, productName, await namesOf(db, [row]), issue?.index ?? null, now),
    facts: factsOf(row.kind, content),
    misfit: misfitOf(row, inLog(entries)),
    log: entries.map(({ event, at, index }) => ({ event: wordOf(event), at, index })),
  };
};

function toOfficeRow(
  row: CertificateRow,
  productName: string,
  names: Map<string, string>,
  logIndex: number | null,
  now: Date,
): OverseenCertificate {
  const { id, number, kind, subjectId, stateReason, issuedAt, validUntil } = row;
  return {
    id,
    number,
    kind,
    subjectId,
    stateReason,
    issuedAt,
    validUntil,
    productName,
    logIndex,
    holderName: names.get(row.holderPartyId) ?? '',
    counterpartyName: row.counterpartyId && (names.get(row.counterpartyId) ?? ''),
    state: stateAt(row.state, validUntil, now),
  };
}

function namesOf(db: Db, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => [row.holderPartyId, ...(row.counterpartyId ? [row.counterpartyId] : [])]);
  return partyNames(db, ids);
}

async function issuesOf(db: Db, rows: readonly CertificateRow[]): Promise<Map<string, number | null>> {
  const entries = await findEntriesOf(
    db,
    rows.map(({ number }) => number),
  );
  return new Map(entries.filter(({ event }) => event === 'issued').map(({ subject, index }) => [subject, index]));
}

// In the order of the paper; the content itself is in that of the alphabet.
function factsOf(kind: CertificateRow['kind'], content: Disclosures): { label: string; text: string }[] {
  const { shape } = kind === 'sale' ? saleFacts : productFacts;
  return Object.keys(shape).flatMap((field) => {
    const [, value] = content[field] ?? [];
    if (value === undefined || value === null) return [];
    if (field === 'amount') return [{ label: '合同价款', text: `${yuan(Number(value))} 元` }];
    return [
      { label: factLabel(field, content), text: Array.isArray(value) ? value.join('、') : asTime(String(value)) },
    ];
  });
}

function asTime(text: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? minuteInChina(text) : text;
}

function wordOf(event: string): string {
  return event === 'issued' ? '颁发' : (certificateStates[event as keyof typeof certificateStates] ?? event);
}
