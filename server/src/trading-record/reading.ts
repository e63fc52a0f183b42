import type * as calls from '@shuji/contract/trading-record/calls';
import type { Db } from '#src/db/open.ts';
import type { FileHandler, Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findMerchant } from '#src/merchant/queries.ts';
import { hashToken } from '#src/session/token.ts';
import { recordFile } from './file.ts';
import { gatherRecord } from './gather.ts';
import { findLink, listLinks, markOpened } from './queries.ts';
import { linkState } from './rules.ts';

const filesAnHour = [{ points: 30, seconds: 3_600 }];

export const getOwnRecord: Handler<typeof calls.getOwnRecord> = async (_, { db, actor, now }) => {
  const record = await gatherRecord(db, actor.merchantId, now);
  ensure(record, 'door.needMerchant');
  return record;
};

export const downloadOwnRecord: FileHandler<typeof calls.downloadOwnRecord> = async ({ format }, context) => {
  const { db, actor, providers } = context;
  const merchant = await findMerchant(db, actor.merchantId);
  ensure(merchant, 'door.needMerchant');
  ensure(await providers.quota.take(`record file ${actor.partyId}`, filesAnHour), 'record.tooManyFiles');
  return recordFile(merchant, format, context);
};

export const listRecordLinks: Handler<typeof calls.listRecordLinks> = async (page, { db, actor, now }) => {
  const { rows, ...counted } = await listLinks(db, { partyId: actor.partyId, ...page });
  return { ...counted, rows: rows.map((row) => ({ ...row, state: linkState(row, now) })) };
};

/** A link that still opens; one that does not is refused without a word about whose it was. */
export async function findValidLink(
  db: Db,
  code: string,
  now: Date,
): Promise<{ id: string; merchantId: string; expiresAt: string }> {
  const link = await findLink(db, hashToken(code));
  ensure(link, 'record.noLink');
  const { id, merchantId, expiresAt } = link;
  ensure(merchantId !== null && linkState(link, now) === 'valid', 'door.gone');
  return { id, merchantId, expiresAt };
}

export const getSharedRecord: Handler<typeof calls.getSharedRecord> = async ({ code }, { db, now }) => {
  const { merchantId, expiresAt } = await findValidLink(db, code, now);
  const record = await gatherRecord(db, merchantId, now);
  ensure(record, 'door.gone');
  return { record, expiresAt };
};

export const downloadSharedRecord: FileHandler<typeof calls.downloadSharedRecord> = async (
  { code, format },
  context,
) => {
  const { db, now, providers, writeApart } = context;
  const { id, merchantId } = await findValidLink(db, code, now);
  const merchant = await findMerchant(db, merchantId);
  ensure(merchant, 'door.gone');
  ensure(await providers.quota.take(`record link ${id}`, filesAnHour), 'record.tooManyFiles');
  const file = await recordFile(merchant, format, context);
  await writeApart((tx) => markOpened(tx, id, now));
  return file;
};
