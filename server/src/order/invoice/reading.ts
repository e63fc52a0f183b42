import { maskEmail, maskIdNumber, maskPhone } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/order/invoice';
import { type InvoiceIssuer, invoiceIssuers } from '@shuji/contract/order/labels/invoice';
import type { InvoiceDetails } from '@shuji/contract/order/schema/invoice';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findPartyOrder } from '#src/order/queries.ts';
import { type InvoiceEntry, listFeeInvoicesOf, listFeeQueue, listInvoicesOf } from './queries.ts';
import { invoiceable, movesFor } from './rules.ts';

export const listInvoices: Handler<typeof calls.listInvoices> = async ({ id }, context) => {
  const { db, actor } = context;
  const order = await findPartyOrder(db, id, actor.partyId);
  ensure(order, 'order.notFound');
  const side = order.buyerPartyId === actor.partyId ? 'buyer' : 'seller';
  const rows = await listInvoicesOf(db, id, side);
  const issuers = Object.keys(invoiceIssuers) as InvoiceIssuer[];
  const isOpen = (issuer: InvoiceIssuer) =>
    rows.some((row) => row.issuer === issuer && row.side === side && row.status !== 'refused');
  return {
    askable: issuers
      .map((issuer) => ({ issuer, amount: invoiceable(issuer, side, order) }))
      .filter(({ issuer, amount }) => amount > 0 && !isOpen(issuer)),
    own:
      side === 'buyer'
        ? { title: order.buyerName, taxNumber: order.buyerCode }
        : { title: order.sellerName, taxNumber: order.sellerCode },
    isUndone: order.status === 'cancelled',
    rows: (await toRows(rows, context)).map((row) => ({ ...row, may: movesFor(side, row) })),
  };
};

export const listInvoiceQueue: Handler<typeof calls.listInvoiceQueue> = async (page, context) => {
  const { rows, ...count } = await listFeeQueue(context.db, page);
  return { ...count, rows: await toRows(rows, context) };
};

export const listFeeInvoices: Handler<typeof calls.listFeeInvoices> = async (page, context) => {
  const { rows, ...count } = await listFeeInvoicesOf(context.db, page);
  // Whole details are for the issuer; the list shows them masked.
  return {
    ...count,
    rows: (await toRows(rows, context)).map((row) => ({ ...row, details: maskDetails(row.details) })),
  };
};

function maskDetails({ email, account, phone, ...rest }: InvoiceDetails): InvoiceDetails {
  return {
    ...rest,
    email: maskEmail(email),
    account: account && maskIdNumber(account),
    phone: phone && maskPhone(phone),
  };
}

async function toRows<T extends InvoiceEntry>(rows: readonly T[], context: Linking) {
  const { db, providers } = context;
  const ids = rows.flatMap(({ fileId }) => (fileId ? [fileId] : []));
  const files = new Map((await findFiles(db, ids)).map((file) => [file.id, file]));
  return rows.map(({ detailsSealed, fileId, orderId, partyId, ...row }) => {
    const file = fileId ? files.get(fileId) : undefined;
    return {
      ...row,
      details: JSON.parse(providers.vault.decrypt(detailsSealed)) as InvoiceDetails,
      file: file ? linkTo(context, file) : null,
    };
  });
}
