import * as calls from '@shuji/contract/account-office';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { freezeAccount } from './actions.ts';
import { listAccounts, readAccount } from './reading.ts';
import { accountCells } from './sheet.ts';

export const accountOffice = feature('oversight', calls, {
  listAccounts,
  readAccount,
  freezeAccount,
  exportAccounts: exporting({
    list: 'account',
    columns: calls.accountColumns,
    cells: accountCells,
    read: listAccounts,
  }),
});
