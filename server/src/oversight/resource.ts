import { accountStandings } from '@shuji/contract/account/labels/office';
import { listAccounts as shape } from '@shuji/contract/account/schema/office';
import { findOwnAccount, sumAccounts } from '#src/account/queries.ts';
import { findPartyOfAccount } from '#src/merchant/queries.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { listAccounts } from './reading.ts';

export const accountResource = {
  findPersonal: async (db, vault, id) => {
    const account = await findOwnAccount(db, id);
    if (!account || account.phoneSealed === '') return null;
    const party = await findPartyOfAccount(db, id);
    const values = { contactPhone: vault.decrypt(account.phoneSealed) };
    return { accountId: id, organisation: party?.creditCode ?? null, values };
  },
  search: searchList(shape, listAccounts, (row) => ({
    title: row.name ?? (row.phone || '已注销账号'),
    note: noteOf(row.name && row.phone, ...row.standings.map((standing) => accountStandings[standing])),
  })),
} satisfies Resource;

export const accountSums = { accounts: sumAccounts };
