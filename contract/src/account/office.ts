// Accounts as the office oversees them: who stands behind each, what was granted to them, and freezing.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listAccounts = call<typeof shapes.listAccounts>()('GET', '/office/api/account/list', {
  summary: '全部账号',
  who: 'overseer',
  replica: true,
});

export const exportAccounts = exportCall<typeof shapes.exportAccounts>()(
  listAccounts,
  '/office/api/account/export',
  '导出账号清单',
);

export const readAccount = call<typeof shapes.readAccount>()('GET', '/office/api/account/info/:id', {
  summary: '一个账号：身份、权限与冻结记录；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const freezeAccount = call<typeof shapes.freezeAccount>()('POST', '/office/api/account/freeze/:id', {
  summary: '冻结或解除冻结账号；冻结后其登录立即失效',
  action: '冻结或解除冻结账号',
  who: 'reviewer',
});
