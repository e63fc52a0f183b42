// Links by which a merchant shares its record, and what they open.
import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@shuji/contract/time';
import type * as calls from '@shuji/contract/trading-record/calls';
import { mostLinks } from '@shuji/contract/trading-record/labels';
import { hasRoom } from '#src/db/quota.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { hashToken, newToken } from '#src/session/token.ts';
import { countLinks, insertLink, markOpened, withdrawLink } from './queries.ts';
import { findValidLink } from './reading.ts';

export const createRecordLink: Handler<typeof calls.createRecordLink> = async (
  { note, days },
  { db, actor: { partyId }, now, providers },
) => {
  const count = () => countLinks(db, partyId, new Date(now.getTime() - dayMs), now);
  ensure(await hasRoom(db, { limit: 'record link', owner: partyId, most: mostLinks, count }), 'record.tooManyLinks');
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  await insertLink(db, { id: randomUUIDv7(), partyId, tokenHash: hashToken(token), note, createdAt: now, expiresAt });
  return { address: `${providers.publicOrigin}/record?code=${token}` };
};

export const withdrawRecordLink: Handler<typeof calls.withdrawRecordLink> = async ({ id }, { db, actor, now }) => {
  const { known, done } = await withdrawLink(db, { id, partyId: actor.partyId, now });
  ensure(known, 'record.noLink');
  ensure(done, 'record.linkOver');
};

export const countRecordOpening: Handler<typeof calls.countRecordOpening> = async ({ code }, { db, now }) => {
  await markOpened(db, (await findValidLink(db, code, now)).id, now);
};
