import { freezeAccount } from '@shuji/contract/account/office';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { api } from '#app/lib/api.ts';

type Account = { id: string };

const reason = { label: '原因', min: 4, max: 200 };

export const freezing: BulkAction<Account> = {
  label: '冻结',
  text: '冻结后其登录立即失效，解除前不能再登录；已上架的产品和进行中的订单不受影响。对方会收到短信。',
  isDangerous: true,
  reason,
  call: freezeAccount,
  run: ({ id }, words) => api(freezeAccount, { id, frozen: true, reason: words }, { quiet: true }),
};

export const unfreezing: BulkAction<Account> = {
  label: '解除冻结',
  text: '解除后可以正常登录。对方会收到短信。',
  reason,
  call: freezeAccount,
  run: ({ id }, words) => api(freezeAccount, { id, frozen: false, reason: words }, { quiet: true }),
};
