import { z } from 'zod';
import { isCreditCode } from '../../check-digit.ts';
import { exportShape } from '../../export.ts';
import { day, id, listOf, moment, oneOf, page, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { personal } from '../../personal.ts';
import { shape } from '../../shape.ts';
import { feeInvoiceColumns } from '../labels/invoice.ts';
import { officeFilters } from './overseen.ts';

export const reason = text('理由', 4, 500);

export const invoice = { id: id('发票申请') };

/** The receiver's details on an invoice. */
export const details = {
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

const recorded = z.object({
  address: personal('address', z.string()),
  phone: personal('phone', z.string()),
  bank: z.string(),
  account: personal('number', z.string()),
  /** Masked where it is only looked through. */
  email: personal('email', z.string()),
});

export type InvoiceDetails = z.output<typeof recorded>;

export const askInvoice = shape(
  {
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
  },
  { id: z.string() },
);

export const issued = {
  number: z
    .string({ error: '请填写发票号码' })
    .trim()
    .regex(/^(\d{8}|\d{20})$/, { error: '发票号码为 8 位或 20 位数字' })
    .meta({ title: '发票号码' }),
  issuedOn: day('开票日期'),
};

export const issueInvoice = shape({ ...invoice, ...issued, file: id('发票文件') });

export const refuseInvoice = shape({ ...invoice, reason });

export const receiveInvoice = shape(invoice);

export const returnInvoice = shape({ ...invoice, reason });

export const moveNames = z.enum(['ask', 'issue', 'refuse', 'receive', 'return']);

export const invoiceRow = z.object({
  id: z.string(),
  issuer: z.enum(['seller', 'centre']),
  side: z.enum(['buyer', 'seller']),
  kind: z.enum(['plain', 'special']),
  title: personal('party', z.string()),
  taxNumber: z.string().nullable(),
  details: recorded,
  amount: z.int(),
  status: z.enum(['requested', 'issued', 'received', 'returned', 'refused']),
  number: z.string().nullable(),
  issuedOn: z.string().nullable(),
  file: fileRef.nullable(),
  reason: z.string().nullable(),
  requestedAt: moment,
  updatedAt: moment,
});

export const listInvoices = shape(
  { id: id('订单') },
  {
    /** Invoices that the reader may still request, each with its sum. */
    askable: z.array(z.object({ issuer: z.enum(['seller', 'centre']), amount: z.int() })),
    /** Initial values of the form. */
    own: z.object({ title: z.string(), taxNumber: z.string().nullable() }),
    isUndone: z.boolean(),
    rows: z.array(invoiceRow.extend({ may: z.array(moveNames) })),
  },
);

export type Invoices = z.output<typeof listInvoices.output>;

export const officeRow = invoiceRow.extend({ orderNumber: z.string(), productName: z.string(), partyName: z.string() });

export type OfficeInvoiceRow = z.output<typeof officeRow>;

export const listInvoiceQueue = shape(page, listOf(officeRow));

export const listFeeInvoices = shape(
  {
    status: oneOf('状态', ['requested', 'issued', 'received', 'returned', 'refused']).optional(),
    ...officeFilters,
    ...page,
  },
  listOf(officeRow),
);

export const exportFeeInvoices = exportShape(listFeeInvoices, feeInvoiceColumns);

export const issueFeeInvoice = shape({ ...invoice, ...issued });

export const refuseFeeInvoice = shape({ ...invoice, reason });
