// Invoices and what the centre transfers.
import { invoiceNumber, taxNumber } from './plant-invoices.ts';
import type { Role } from './roles.ts';
import type { Expected, Rows } from './row.ts';

const nobody = '00000000-0000-7000-8000-000000000000';
const missing = 'order.invoiceNotFound';
const reason = '抬头与税号不一致，请核对';
const issued = () => ({ number: invoiceNumber(), issuedOn: '2026-01-06' });
const notSellers: Partial<Record<Role, Expected>> = {
  seller: 'order.nothingToInvoice',
  otherSeller: 'order.nothingToInvoice',
};
const notBuyers: Partial<Record<Role, Expected>> = { buyer: 'order.invoiceNotNow' };
const notIssuers: Partial<Record<Role, Expected>> = {
  seller: 'order.invoiceNotNow',
  otherSeller: 'order.invoiceNotNow',
};

export const moneyRows: Rows = {
  listInvoices: { subject: 'paidOrder', missing: 'order.notFound' },
  askInvoice: {
    subject: 'paidOrder',
    missing: 'order.notFound',
    own: notSellers,
    give: { issuer: 'seller', kind: 'plain', title: '海联供应链', taxNumber, email: 'fapiao@invoice.example' },
  },
  issueInvoice: {
    subject: 'requestedInvoice',
    missing,
    own: notBuyers,
    give: (id, subjects) => ({ ...issued(), file: subjects.fact(id, 'file') ?? id }),
  },
  refuseInvoice: { subject: 'requestedInvoice', missing, own: notBuyers, give: { reason } },
  receiveInvoice: { subject: 'issuedInvoice', missing, own: notIssuers },
  returnInvoice: { subject: 'issuedInvoice', missing, own: notIssuers, give: { reason } },

  listPayoutQueue: {},
  listPayouts: {},
  exportPayouts: { give: { format: 'csv' } },
  notePayout: {
    subject: 'clearedOrder',
    give: () => ({ side: 'seller', paidOn: '2026-01-06', voucherNumber: `JS-${invoiceNumber()}` }),
  },
  recallPayout: {
    subject: 'paidOutOrder',
    give: { side: 'seller', round: 1, reason: '转账凭证号填写有误' },
  },
  listReceipts: {},
  listAllReceipts: {},
  exportReceipts: { give: { format: 'csv' } },
  confirmReceipt: { subject: 'receipt', give: (id, subjects) => ({ orderId: subjects.fact(id, 'orderId') ?? id }) },
  confirmReceipts: { give: { ids: [nobody, nobody], orderId: nobody }, own: 'door.notFound' },
  assignReceipt: { subject: 'receipt', give: (id, subjects) => ({ number: subjects.fact(id, 'number') ?? 'DD-2026' }) },
  dismissReceipt: { subject: 'receipt', give: { reason } },
  listStatementBanks: {},
  previewStatement: { give: { bank: '测试银行' }, own: 'receipt.badFile' },
  importStatement: { give: { bank: '测试银行' }, own: 'receipt.badFile' },
  downloadStatementTemplate: {},
  reportReceipt: {
    give: { timestamp: '1767600000', nonce: 'nonce-of-nobody', payload: '{}', signature: '0'.repeat(64) },
    own: 'receipt.badReport',
  },

  listMoneyRequests: {},
  decideMoneyRequest: { give: { id: nobody, decision: 'approve' }, own: 'approval.notFound' },
  withdrawMoneyRequest: { give: { id: nobody }, own: 'approval.notFound' },

  listInvoiceQueue: {},
  listFeeInvoices: {},
  exportFeeInvoices: { give: { format: 'csv' } },
  issueFeeInvoice: { subject: 'feeInvoice', missing, give: issued },
  refuseFeeInvoice: { subject: 'feeInvoice', missing, give: { reason } },
};
