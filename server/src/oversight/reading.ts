import type * as calls from '@shuji/contract/account/office';
import type { OverseenAccount } from '@shuji/contract/account/schema/office';
import { phone } from '@shuji/contract/field';
import { maskName, maskPhone } from '@shuji/contract/mask';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { listPeople } from '#src/member/queries.ts';
import { listGrantedPermits } from '#src/permit/queries.ts';
import type { Vault } from '#src/providers/vault.ts';
import { regionName } from '#src/site/regions.ts';
import { type AccountRow, findAccount, listSteps, searchAccounts } from './queries.ts';
import { standingsOf, stepFor } from './rules.ts';
export const listAccounts: Handler<typeof calls.listAccounts> = async (filter, { db, providers }) => {
  const called = phone.safeParse(filter.keyword ?? '');
  const phoneBlind = called.success ? providers.vault.blind(called.data) : null;
  const { rows, ...count } = await searchAccounts(db, { ...filter, phoneBlind });
  return { ...count, rows: rows.map((row) => toAccount(row, providers.vault)) };
};

export const readAccount: ReadHandler<typeof calls.readAccount> = async ({ id }, { db, providers, actor }) => {
  const account = await findAccount(db, id);
  ensure(account, 'oversight.notFound');
  const isOwn = actor.organisation !== null && account.creditCode === actor.organisation;
  const { attestationId, attestationStatus, entryId, merchantStatus, partyId, kind } = account;
  return {
    ...toAccount(account, providers.vault),
    kind,
    attestation: attestationId && attestationStatus ? { id: attestationId, status: attestationStatus } : null,
    merchant: entryId && merchantStatus ? { id: entryId, status: merchantStatus } : null,
    permits: partyId ? await listGrantedPermits(db, partyId) : [],
    members: (await listPeople(db, id))
      .filter((person) => person.id !== id)
      .map(({ phoneSealed, ...person }) => ({ ...person, phone: maskPhone(providers.vault.decrypt(phoneSealed)) })),
    steps: await listSteps(db, id),
    may: isOwn ? null : stepFor(account.status),
  };
};

function toAccount(row: AccountRow, vault: Vault): OverseenAccount {
  const { id, status, kind, name, creditCode, region, createdAt, attestedAt } = row;
  return {
    id,
    status,
    creditCode,
    createdAt,
    attestedAt,
    phone: row.phoneSealed === '' ? '' : maskPhone(vault.decrypt(row.phoneSealed)),
    name: name !== null && kind === 'person' ? maskName(name) : name,
    regionName: region === null ? '' : regionName(region),
    standings: standingsOf(row),
  };
}
