import { accountColumns } from '@shuji/contract/account/labels/office';
import * as calls from '@shuji/contract/account/office';
import * as shapes from '@shuji/contract/account/schema/office';
import { openingPersonal } from '#src/audit/access.ts';
import { exporting } from '#src/audit/actions-export.ts';
import { feature, revoking } from '#src/http/feature.ts';
import { listMemberIds } from '#src/member/queries.ts';
import { freezeAccount } from './actions.ts';
import { accountCells } from './export.ts';
import { listAccounts, readAccount } from './reading.ts';

export const accountOffice = feature('oversight', calls, shapes, {
  listAccounts,
  readAccount: openingPersonal({ place: 'account', read: readAccount, concerned: async (_, id) => [id] }),
  freezeAccount: revoking(async ({ id }, { db }) => [id, ...(await listMemberIds(db, id))], freezeAccount),
  exportAccounts: exporting({
    list: 'account',
    columns: accountColumns,
    cells: accountCells,
    personal: {
      place: 'account',
      concerned: async (_, rows) => rows.map(({ id }) => ({ subjectId: id, accountId: id })),
    },
    read: listAccounts,
  }),
});
