// Every certificate, for the office.

import type { Parsed } from '@shuji/contract/call';
import type { listOfficeCertificates } from '@shuji/contract/certificate/office';
import { containing, onDays } from '#src/db/days.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { partiesIn } from '#src/merchant/queries.ts';
import type { CertificateRow } from './queries.ts';

export type OfficeFilter = Parsed<typeof listOfficeCertificates>;

// The content is canonical JSON, `"field":["salt","value"]`. It is not parsed here: a row altered behind the
// program's back may have left none, and the list must still load.
function contentField(db: Db, field: 'productName' | 'industry'): Fragment {
  return db`substring(c.content from ${`"${field}":\\["[0-9a-f]*","([^"]*)"`})`;
}

export function listEveryCertificate(
  db: Db,
  now: Date,
  { kind, state, keyword, region, industry, from, to, sort, ...page }: OfficeFilter,
): Promise<Page<CertificateRow & { productName: string | null }>> {
  const like = keyword ? containing(keyword) : null;
  const orders = {
    newest: db`c.issued_at desc, c.id desc`,
    oldest: db`c.issued_at, c.id`,
    ending: db`c.valid_until nulls last, c.id`,
  };
  return paged(db, {
    columns: db`c.*, ${contentField(db, 'productName')} as product_name`,
    from: db`from certificate c where true
      ${kind ? db`and c.kind = ${kind}` : db``}
      ${state ? db`and ${stateNow(db, now)} = ${state}` : db``}
      ${like ? db`and (c.number ilike ${like} or ${contentField(db, 'productName')} ilike ${like})` : db``}
      ${industry ? db`and ${contentField(db, 'industry')} = ${industry}` : db``}
      ${region ? db`and (c.holder_party_id in ${partiesIn(db, region)} or c.counterparty_id in ${partiesIn(db, region)})` : db``}
      ${onDays(db, db`c.issued_at`, { from, to })}`,
    order: orders[sort],
    ...page,
  });
}

/** `stateAt` of the rules in SQL. */
function stateNow(db: Db, now: Date): Fragment {
  return db`(case when c.state = 'valid' and c.valid_until <= ${now} then 'expired' else c.state end)`;
}
