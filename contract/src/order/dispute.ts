// A deal in dispute: both sides' pleas and evidence, and the ruling. Raising one is a step of the deal, see order-steps.ts.
import { call } from '../call.ts';
import type * as shapes from './schema/dispute.ts';

export const pleadDispute = call<typeof shapes.pleadDispute>()('POST', '/api/order/dispute/plead', {
  summary: '争议期间陈述意见并提交证据材料',
  action: '在争议中陈述意见',
  who: 'attested',
  members: ['purchase', 'supply'],
});

export const withdrawDispute = call<typeof shapes.withdrawDispute>()('POST', '/api/order/dispute/withdraw', {
  summary: '撤回争议，订单回到原来的步骤',
  action: '撤回争议',
  who: 'attested',
  members: ['purchase', 'supply'],
});
