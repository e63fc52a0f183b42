// Transfers of the centre at the end of a deal: settlement to the supplier, refund to the buyer.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/payout.ts';

export const listPayoutQueue = call<typeof shapes.listPayoutQueue>()('GET', '/office/api/payout/queue', {
  summary: '待登记的结算与退款',
  who: 'moneyOverseer',
});

export const listPayouts = call<typeof shapes.listPayouts>()('GET', '/office/api/payout/list', {
  summary: '已登记的结算与退款',
  who: 'moneyOverseer',
  replica: true,
});

export const exportPayouts = exportCall<typeof shapes.exportPayouts>()(
  listPayouts,
  '/office/api/payout/export',
  '导出结算与退款登记',
);

export const notePayout = call<typeof shapes.notePayout>()('POST', '/office/api/payout/note', {
  summary: '登记已完成的结算或退款；超过财务双人复核金额的，由另一名财务人员复核后生效',
  action: '登记已完成的结算或退款',
  who: 'finance',
});

export const recallPayout = call<typeof shapes.recallPayout>()('POST', '/office/api/payout/recall', {
  summary: '撤销登记错误或被银行退回的结算、退款',
  action: '撤销转账登记',
  who: 'finance',
});
