// Finds a complaint for its sender, known by their account or by the code they received.
import type { Db } from '#src/db/open.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import { type ComplaintRow, findByNumber } from './queries.ts';
import { codeText, triesByAddress, triesByNumber } from './rules.ts';

type Context = Pick<ReadContext<User | null>, 'actor' | 'providers' | 'address'>;

/**
 * A wrong code and an unknown number are refused alike. Tries are counted before they are looked at, so that many at
 * once gain nothing; a right one does not count.
 */
export async function openComplaint(
  db: Db,
  { number, code }: { number: string; code?: string | undefined },
  { actor, providers, address }: Context,
): Promise<ComplaintRow> {
  const row = await findByNumber(db, number);
  if (row && actor && row.accountId === actor.id) return row;
  const { quota, vault } = providers;
  // Each address by itself: strangers elsewhere cannot keep the sender out, and a code has 40 bits.
  const byNumber = `complaint ${number} from`;
  ensure(await takeByAddress(quota, 'complaint from', address, triesByAddress), 'complaint.tooManyTries');
  ensure(await takeByAddress(quota, byNumber, address, triesByNumber), 'complaint.tooManyTries');
  const blind = row?.codeBlind ?? null;
  const isRight = blind !== null && code !== undefined && vault.blinds(codeText(number, code)).includes(blind);
  ensure(row && isRight, 'complaint.notFound');
  for (const purpose of ['complaint from', byNumber]) await giveBackByAddress(quota, purpose, address);
  return row;
}
