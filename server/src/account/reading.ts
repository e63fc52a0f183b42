import type { getByToken as getByTokenCall } from '@shuji/contract/account/calls';
import type { CurrentUser } from '@shuji/contract/account/schema';
import type { Parsed } from '@shuji/contract/call';
import { maskName, maskPhone } from '@shuji/contract/mask';
import type { ReadContext, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnAccount, findUser } from './queries.ts';

type Context = ReadContext<User | null>;

/** The signed-in person. The token comes in the header, or in the body, as spec §7 allows. */
export async function getByToken(
  { token }: Parsed<typeof getByTokenCall>,
  { db, actor, providers }: Context,
): Promise<CurrentUser> {
  const user = actor ?? (token ? (await findUser(db, { token }))?.actor : null);
  ensure(user, 'door.signedOut');
  const own = await findOwnAccount(db, user.id);
  ensure(own, 'door.signedOut');
  const { id, attested, partyId, merchantId, isBuyer, isSeller } = user;
  const { type, createdAt } = own;
  const phone = maskPhone(providers.vault.decrypt(own.phoneSealed));
  const name = own.name && own.isPerson ? maskName(own.name) : own.name;
  return { id, phone, type, name, createdAt, attested, partyId, merchantId, isBuyer, isSeller };
}
