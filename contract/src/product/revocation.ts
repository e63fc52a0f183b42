// A registration is revoked by two reviewers: what one requests takes effect when another approves it.
import { call } from '../call.ts';
import type * as shapes from './schema/revocation.ts';

export const requestRevocation = call<typeof shapes.requestRevocation>()('POST', '/office/api/product/revoke', {
  summary: '申请注销产品登记及其证书；另一名审核人员批准后生效',
  action: '申请注销产品登记',
  who: 'reviewer',
});

export const decideRevocation = call<typeof shapes.decideRevocation>()(
  'POST',
  '/office/api/product/revoke/decide/:id',
  {
    summary: '批准或不批准另一名审核人员的注销申请；批准后产品登记与证书立即注销',
    action: '办理注销申请',
    who: 'reviewer',
  },
);

export const withdrawRevocation = call<typeof shapes.withdrawRevocation>()(
  'POST',
  '/office/api/product/revoke/withdraw/:id',
  {
    summary: '撤回自己提出的注销申请',
    action: '撤回注销申请',
    who: 'reviewer',
  },
);
