// Invoices of a deal: the supplier's for the price, the centre's for its service fee; requested, issued, received.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { isCreditCode } from '../check-digit.ts';
import { sheetInput } from '../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../field.ts';
import { fileRef } from '../file/calls.ts';
import { sought } from './overseen.ts';

export const invoiceIssuers = { seller: '供方', centre: '交易中心' } as const;
export type InvoiceIssuer = keyof typeof invoiceIssuers;

export const invoiceKinds = { plain: '增值税普通发票', special: '增值税专用发票' } as const;
export type InvoiceKind = keyof typeof invoiceKinds;

export const invoiceStatus = {
  requested: '待开票',
  issued: '已开票',
  received: '已收票',
  returned: '已退回重开',
  refused: '未予开票',
} as const;
export type InvoiceStatus = keyof typeof invoiceStatus;

export const invoiceMoves = {
  ask: '申请开票',
  issue: '开具',
  refuse: '不予开票',
  receive: '确认收票',
  return: '退回重开',
} as const;
export type InvoiceMove = keyof typeof invoiceMoves;

const reason = text('理由', 4, 500);
const invoice = { id: id('发票申请') };

/** The receiver's details on an invoice. */
const details = {
  address: text('地址', 0, 100),
  phone: text('电话', 0, 30),
  bank: text('开户银行', 0, 60),
  account: text('银行账号', 0, 40),
  email: z
    .string({ error: '请填写收票邮箱' })
    .max(100)
    .pipe(z.email({ error: '请填写正确的电子邮箱' }))
    .meta({ title: '收票邮箱' }),
};
const known = z.object({
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  account: z.string(),
  /** Masked where it is only looked through. */
  email: z.string(),
});
export type InvoiceDetails = z.output<typeof known>;

export const askInvoice = call('POST', '/api/order/invoice/ask', {
  summary: '申请开具发票（issuer：seller 货款发票，centre 服务费发票）',
  who: 'attested',
  writes: true,
  input: z.object({
    id: id('订单'),
    issuer: oneOf('开票方', ['seller', 'centre']),
    kind: oneOf('发票种类', ['plain', 'special']),
    title: text('发票抬头', 2, 100),
    /** A person's plain invoice may go without. */
    taxNumber: z
      .string()
      .trim()
      .toUpperCase()
      .refine((value) => value === '' || isCreditCode(value), {
        error: '纳税人识别号应为 18 位统一社会信用代码，请核对',
      })
      .default('')
      .meta({ title: '纳税人识别号' }),
    ...details,
    address: details.address.default(''),
    phone: details.phone.default(''),
    bank: details.bank.default(''),
    account: details.account.default(''),
  }),
  output: z.object({ id: z.string() }),
});

const issued = {
  number: z
    .string({ error: '请填写发票号码' })
    .trim()
    .regex(/^(\d{8}|\d{20})$/, { error: '发票号码为 8 位或 20 位数字' })
    .meta({ title: '发票号码' }),
  issuedOn: day('开票日期'),
};

export const issueInvoice = call('POST', '/api/order/invoice/issue', {
  summary: '供方开具发票并上传',
  who: 'attested',
  writes: true,
  input: z.object({ ...invoice, ...issued, file: id('发票文件') }),
  output: nothing,
});

export const refuseInvoice = call('POST', '/api/order/invoice/refuse', {
  summary: '供方不予开票',
  who: 'attested',
  writes: true,
  input: z.object({ ...invoice, reason }),
  output: nothing,
});

export const receiveInvoice = call('POST', '/api/order/invoice/receive', {
  summary: '确认收到发票',
  who: 'attested',
  writes: true,
  input: z.object(invoice),
  output: nothing,
});

export const returnInvoice = call('POST', '/api/order/invoice/return', {
  summary: '退回有误的发票，请开票方重开',
  who: 'attested',
  writes: true,
  input: z.object({ ...invoice, reason }),
  output: nothing,
});

const moveNames = z.enum(['ask', 'issue', 'refuse', 'receive', 'return']);

const invoiceRow = z.object({
  id: z.string(),
  issuer: z.enum(['seller', 'centre']),
  side: z.enum(['buyer', 'seller']),
  kind: z.enum(['plain', 'special']),
  title: z.string(),
  taxNumber: z.string().nullable(),
  details: known,
  amount: z.int(),
  status: z.enum(['requested', 'issued', 'received', 'returned', 'refused']),
  number: z.string().nullable(),
  issuedOn: z.string().nullable(),
  file: fileRef.nullable(),
  reason: z.string().nullable(),
  requestedAt: moment,
  updatedAt: moment,
});

export const listInvoices = call('GET', '/api/order/invoice/:id', {
  summary: '订单的发票，以及还可以申请的发票',
  who: 'attested',
  writes: false,
  input: z.object({ id: id('订单') }),
  output: z.object({
    /** Invoices that the reader may still request, each with its sum. */
    askable: z.array(z.object({ issuer: z.enum(['seller', 'centre']), amount: z.int() })),
    /** Initial values of the form. */
    own: z.object({ title: z.string(), taxNumber: z.string().nullable() }),
    isUndone: z.boolean(),
    rows: z.array(invoiceRow.extend({ may: z.array(moveNames) })),
  }),
});
export type Invoices = z.output<typeof listInvoices.output>;
export type InvoiceRow = Invoices['rows'][number];

const officeRow = invoiceRow.extend({ orderNumber: z.string(), productName: z.string(), partyName: z.string() });
export type OfficeInvoiceRow = z.output<typeof officeRow>;

export const listInvoiceQueue = call('GET', '/office/api/invoice/queue', {
  summary: '待开具的服务费发票',
  who: 'reviewer',
  writes: false,
  input: z.object({ ...page }),
  output: listOf(officeRow),
});

export const listFeeInvoices = call('GET', '/office/api/invoice/list', {
  summary: '全部服务费发票',
  who: 'reviewer',
  writes: false,
  input: z.object({
    status: oneOf('状态', ['requested', 'issued', 'received', 'returned', 'refused']).optional(),
    ...sought,
    ...page,
  }),
  output: listOf(officeRow),
});

export const feeInvoiceColumns = {
  party: '申请人',
  order: '订单编号',
  title: '抬头',
  taxNumber: '纳税人识别号',
  kind: '发票种类',
  amount: '金额',
  requestedAt: '申请时间',
  number: '发票号码',
  issuedOn: '开票日期',
  status: '状态',
} as const;

export const exportFeeInvoices = call('GET', '/office/api/invoice/export', {
  summary: '导出服务费发票',
  who: 'reviewer',
  writes: true,
  answer: 'file',
  input: sheetInput(listFeeInvoices, feeInvoiceColumns),
  output: z.unknown(),
});

export const issueFeeInvoice = call('POST', '/office/api/invoice/issue', {
  summary: '交易中心开具服务费发票（multipart：先各字段，后 file）',
  who: 'reviewer',
  writes: true,
  upload: { maxBytes: 10 * 1024 * 1024 },
  input: z.object({ ...invoice, ...issued }),
  output: nothing,
});

export const refuseFeeInvoice = call('POST', '/office/api/invoice/refuse', {
  summary: '交易中心不予开具服务费发票',
  who: 'reviewer',
  writes: true,
  input: z.object({ ...invoice, reason }),
  output: nothing,
});
