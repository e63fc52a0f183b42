// Invoices of a deal: the supplier's for the price, the centre's for its service fee; requested, issued, received.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/invoice.ts';
import type { Invoices } from './schema/invoice.ts';

export const askInvoice = call<typeof shapes.askInvoice>()('POST', '/api/order/invoice/ask', {
  summary: '申请开具发票（issuer：seller 货款发票，centre 服务费发票）',
  action: '申请开具发票',
  who: 'attested',
  members: ['finance'],
});

export const issueInvoice = call<typeof shapes.issueInvoice>()('POST', '/api/order/invoice/issue', {
  summary: '供方开具发票并上传',
  action: '供方开具发票',
  who: 'attested',
  members: ['finance'],
});

export const refuseInvoice = call<typeof shapes.refuseInvoice>()('POST', '/api/order/invoice/refuse', {
  summary: '供方不予开票',
  action: '供方不予开票',
  who: 'attested',
  members: ['finance'],
});

export const receiveInvoice = call<typeof shapes.receiveInvoice>()('POST', '/api/order/invoice/receive', {
  summary: '确认收到发票',
  action: '确认收到发票',
  who: 'attested',
  members: ['finance'],
});

export const returnInvoice = call<typeof shapes.returnInvoice>()('POST', '/api/order/invoice/return', {
  summary: '退回有误的发票，请开票方重开',
  action: '退回有误的发票',
  who: 'attested',
  members: ['finance'],
});

export const listInvoices = call<typeof shapes.listInvoices>()('GET', '/api/order/invoice/:id', {
  summary: '订单的发票，以及还可以申请的发票',
  who: 'attested',
});

export type InvoiceRow = Invoices['rows'][number];

export const listInvoiceQueue = call<typeof shapes.listInvoiceQueue>()('GET', '/office/api/invoice/queue', {
  summary: '待开具的服务费发票',
  who: 'moneyOverseer',
});

export const listFeeInvoices = call<typeof shapes.listFeeInvoices>()('GET', '/office/api/invoice/list', {
  summary: '全部服务费发票',
  who: 'moneyOverseer',
  replica: true,
});

export const exportFeeInvoices = exportCall<typeof shapes.exportFeeInvoices>()(
  listFeeInvoices,
  '/office/api/invoice/export',
  '导出服务费发票',
);

export const issueFeeInvoice = call<typeof shapes.issueFeeInvoice>()('POST', '/office/api/invoice/issue', {
  summary: '交易中心开具服务费发票（multipart：先各字段，后 file）',
  action: '开具服务费发票',
  who: 'finance',
  upload: { maxBytes: 10 * 1024 * 1024 },
});

export const refuseFeeInvoice = call<typeof shapes.refuseFeeInvoice>()('POST', '/office/api/invoice/refuse', {
  summary: '交易中心不予开具服务费发票',
  action: '不予开具服务费发票',
  who: 'finance',
});
