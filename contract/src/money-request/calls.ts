// Sums above the office's limit: what one of finance asks for, another decides.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listMoneyRequests = call<typeof shapes.listMoneyRequests>()('GET', '/office/api/money-request/list', {
  summary: '财务复核申请：待复核的在前，其后是最近办结的',
  who: 'finance',
});

export const decideMoneyRequest = call<typeof shapes.decideMoneyRequest>()(
  'POST',
  '/office/api/money-request/decide/:id',
  {
    summary: '同意或不同意另一名财务人员提交的到账确认、转账登记；同意后立即生效',
    action: '办理财务复核申请',
    who: 'finance',
  },
);

export const withdrawMoneyRequest = call<typeof shapes.withdrawMoneyRequest>()(
  'POST',
  '/office/api/money-request/withdraw/:id',
  {
    summary: '撤回自己提交的财务复核申请',
    action: '撤回财务复核申请',
    who: 'finance',
  },
);
