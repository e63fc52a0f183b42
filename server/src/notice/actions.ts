// Sends messages to accounts, and the reader's actions on them.

import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/notice/calls';
import type { NoticeTopic } from '@shuji/contract/notice/labels';
import type * as officeCalls from '@shuji/contract/notice/office';
import { findAccountOfParty } from '#src/account/queries.ts';
import type { Tx } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findWish, insertNotice, keepSetting, markAllRead, markRead } from './queries.ts';
import { insertSms, reviveFailed } from './queries-sms.ts';
import { deliveryWays } from './rules.ts';

export type Reader = { accountId: string } | { partyId: string };

export interface Happening {
  topic: NoticeTopic;
  /** The unique key of the event, so that it sends one message: `order <id> sign <moment>`. */
  key: string;
  /** The event in a sentence without its full stop; it also goes out by text message, so it names no person. */
  title: string;
  text?: string;
  /** A path of this site. */
  link: string;
  /** Always sent, and by text message too unless the reader has declined. */
  isImportant?: boolean;
  now: Date;
}

/**
 * Sends a message in the caller's transaction: a refusal or rollback undoes it. False when the reader declines such
 * messages, or nobody is there.
 */
export async function notify(db: Tx, reader: Reader, happening: Happening): Promise<boolean> {
  const accountId = 'accountId' in reader ? reader.accountId : await findAccountOfParty(db, reader.partyId);
  if (!accountId) return false;
  const { topic, key, title, text = '', link, isImportant = false, now } = happening;
  const { here, bySms } = deliveryWays(isImportant, await findWish(db, accountId, topic));
  if (!here) return false;
  const id = randomUUIDv7();
  const isNew = await insertNotice(db, { id, accountId, topic, key, title, text, link, isImportant, createdAt: now });
  if (isNew && bySms) await insertSms(db, id, now);
  return true;
}

export const readNotice: Handler<typeof calls.readNotice> = async ({ id }, { db, actor, now }) => {
  ensure(await markRead(db, id, actor.id, now), 'notice.notFound');
};

export const readAllNotices: Handler<typeof calls.readAllNotices> = ({ topic }, { db, actor, now }) =>
  markAllRead(db, actor.id, topic, now);

export const saveNoticeSetting: Handler<typeof calls.saveNoticeSetting> = (setting, { db, actor }) =>
  keepSetting(db, actor.id, setting);

export const retryOutgoing: Handler<typeof officeCalls.retryOutgoing> = async ({ id }, { db }) => {
  ensure(await reviveFailed(db, id), 'notice.notFailed');
};
