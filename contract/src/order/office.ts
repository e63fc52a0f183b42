// The office's part in deals: money that has arrived, and disputes.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listPayments = call<typeof shapes.listPayments>()('GET', '/office/api/payment/queue', {
  summary: '待核对的付款',
  who: 'moneyOverseer',
});

export const listAllPayments = call<typeof shapes.listAllPayments>()('GET', '/office/api/payment/list', {
  summary: '全部付款凭证，最近提交的在前',
  who: 'moneyOverseer',
});

export const exportPayments = exportCall<typeof shapes.exportPayments>()(
  listAllPayments,
  '/office/api/payment/export',
  '导出付款核对记录',
);

export const confirmPayment = call<typeof shapes.confirmPayment>()('POST', '/office/api/payment/confirm', {
  summary: '确认款项到账；超过财务双人复核金额的，由另一名财务人员复核后生效',
  action: '确认款项到账',
  who: 'finance',
});

export const returnPayment = call<typeof shapes.returnPayment>()('POST', '/office/api/payment/return', {
  summary: '退回付款凭证',
  action: '退回付款凭证',
  who: 'finance',
});

export const listDisputes = call<typeof shapes.listDisputes>()('GET', '/office/api/dispute/queue', {
  summary: '待处理的争议',
  who: 'overseer',
});

export const listAllDisputes = call<typeof shapes.listAllDisputes>()('GET', '/office/api/dispute/list', {
  summary: '全部争议，最近提起的在前',
  who: 'overseer',
  replica: true,
});

export const exportDisputes = exportCall<typeof shapes.exportDisputes>()(
  listAllDisputes,
  '/office/api/dispute/export',
  '导出交易争议',
);

export const getDisputeStatistics = call<typeof shapes.getDisputeStatistics>()(
  'GET',
  '/office/api/dispute/statistics',
  {
    summary: '近一年的争议统计',
    who: 'overseer',
    replica: true,
  },
);

export const readDispute = call<typeof shapes.readDispute>()('GET', '/office/api/dispute/:id', {
  summary: '争议详情及其订单；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const settleDispute = call<typeof shapes.settleDispute>()('POST', '/office/api/dispute/settle', {
  summary: '处理争议',
  action: '处理争议',
  who: 'reviewer',
});
