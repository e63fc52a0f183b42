// Money that arrived: from a bank's statement, or by the bank's own report about an order's account.
import { call, exportCall } from '../call.ts';
import { mostStatementBytes } from './labels.ts';
import type * as shapes from './schema.ts';

export const listReceipts = call<typeof shapes.listReceipts>()('GET', '/office/api/receipt/queue', {
  summary: '待处理的到账',
  who: 'moneyOverseer',
});

export const listAllReceipts = call<typeof shapes.listAllReceipts>()('GET', '/office/api/receipt/list', {
  summary: '全部到账，最近收到的在前',
  who: 'moneyOverseer',
});

export const exportReceipts = exportCall<typeof shapes.exportReceipts>()(
  listAllReceipts,
  '/office/api/receipt/export',
  '导出到账记录',
);

/** The order as the operator read it: another one found meanwhile is refused. */
export const confirmReceipt = call<typeof shapes.confirmReceipt>()('POST', '/office/api/receipt/confirm', {
  summary: '确认到账，订单进入待交付；超过财务双人复核金额的，由另一名财务人员复核后生效',
  action: '确认银行到账',
  who: 'finance',
});

/** Several transfers of one payment: each is too little, and together they are what the order costs. */
export const confirmReceipts = call<typeof shapes.confirmReceipts>()('POST', '/office/api/receipt/confirm-together', {
  summary: '合并确认几笔到账，合计等于订单应付金额；超过财务双人复核金额的，由另一名财务人员复核后生效',
  action: '合并确认银行到账',
  who: 'finance',
});

export const assignReceipt = call<typeof shapes.assignReceipt>()('POST', '/office/api/receipt/assign', {
  summary: '指定到账支付的订单，并确认到账；超过财务双人复核金额的，由另一名财务人员复核后生效',
  action: '指定到账的订单',
  who: 'finance',
});

/** It may still be assigned afterwards. */
export const dismissReceipt = call<typeof shapes.dismissReceipt>()('POST', '/office/api/receipt/dismiss', {
  summary: '到账不入账，注明理由',
  action: '到账不入账',
  who: 'finance',
});

export const listStatementBanks = call<typeof shapes.listStatementBanks>()('GET', '/office/api/receipt/banks', {
  summary: '导入过流水的银行及其列的对应关系',
  who: 'finance',
});

export const previewStatement = call<typeof shapes.previewStatement>()('POST', '/office/api/receipt/preview', {
  summary: '预览银行流水：逐行列出识别结果，不写入',
  who: 'finance',
  writes: false,
  upload: { maxBytes: mostStatementBytes },
});

export const importStatement = call<typeof shapes.importStatement>()('POST', '/office/api/receipt/import', {
  summary: '导入银行流水；已导入过的行自动跳过',
  action: '导入银行流水',
  who: 'finance',
  upload: { maxBytes: mostStatementBytes },
});

export const downloadStatementTemplate = call<typeof shapes.downloadStatementTemplate>()(
  'GET',
  '/office/api/receipt/template',
  {
    summary: '下载银行流水的 CSV 样例',
    who: 'finance',
    answer: 'file',
  },
);

/** The bank's signature stands for a sign-in. */
export const reportReceipt = call<typeof shapes.reportReceipt>()('POST', '/api/payment/report', {
  summary: '银行报告专属账号到账（签名回调，重复报告只入账一次）',
  action: '银行报告专属账号到账',
  who: 'anyone',
});
