import type { getByToken as getByTokenCall } from '@shuji/contract/account/calls';
import { maskName, maskPhone } from '@shuji/contract/mask';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnAccount, findUser } from './queries.ts';
/** The signed-in person. The token comes in the header, or in the body, as spec §7 allows. */
export const getByToken: Handler<typeof getByTokenCall> = async ({ token }, { db, actor, providers }) => {
  const user = actor ?? (token ? (await findUser(db, { token }))?.actor : null);
  ensure(user, 'door.signedOut');
  const [own, person] = await Promise.all([findOwnAccount(db, user.id), findOwnAccount(db, user.personId)]);
  ensure(own && person, 'door.signedOut');
  const { id, personName, roles, attested, partyId, merchantId, isBuyer, isSeller, isService } = user;
  const { type, createdAt, agent } = own;
  const phone = maskPhone(providers.vault.decrypt(person.phoneSealed));
  const name = own.name && own.isPerson ? maskName(own.name) : own.name;
  return {
    id,
    phone,
    personName,
    roles,
    type,
    name,
    agent,
    createdAt,
    attested,
    partyId,
    merchantId,
    isBuyer,
    isSeller,
    isService,
  };
};
