// Invoices of the matrix: one requested and one issued between each pair, and the centre's own for a fee.

import { randomInt } from 'node:crypto';
import { creditCheck } from '@shuji/contract/check-digit';
import { uploadFile } from '@shuji/contract/file/calls';
import { askInvoice, issueInvoice } from '@shuji/contract/order/invoice';
import { pixel } from '#test/listed-product.ts';
import type { World } from '#test/world.ts';
import type { Subjects } from './subjects.ts';

const body = '91310115MA1K4FAP0';
/** An invented company's. */
export const taxNumber = body + creditCheck(body);

/** Each invoice has a number of its own. */
export function invoiceNumber(): string {
  return `2612${randomInt(1e11, 2e11)}`.padEnd(20, '0');
}

const form = { kind: 'plain', title: '海联供应链', taxNumber, email: 'fapiao@invoice.example' } as const;

/** `deal` plays one pair as 王 and 李; `paid` and `completed` are orders of theirs. */
export async function plantInvoices(
  { as, sql }: Pick<World, 'as' | 'sql'>,
  orders: { delivered: string; completed: string },
  add: (kind: string, id: string) => void,
  subjects: Subjects,
): Promise<void> {
  const invoice = async () => {
    const { id } = await as('li').upload(uploadFile, { purpose: 'invoice' }, { name: '发票.png', bytes: pixel });
    return id;
  };
  const requested = await as('wang')(askInvoice, { id: orders.delivered, issuer: 'seller', ...form });
  subjects.facts[requested.id] = { file: await invoice() };
  add('requestedInvoice', requested.id);

  const issued = await as('wang')(askInvoice, { id: orders.completed, issuer: 'seller', ...form });
  const invoiceInput = { number: invoiceNumber(), issuedOn: '2026-01-06', file: await invoice() };
  await as('li')(issueInvoice, { id: issued.id, ...invoiceInput });
  add('issuedInvoice', issued.id);

  await sql`update trade_order set seller_fee = 24000 where id = ${orders.completed}`;
  const fee = await as('li')(askInvoice, { id: orders.completed, issuer: 'centre', ...form });
  subjects.add('feeInvoice', { everyone: fee.id });
  subjects.add('clearedOrder', { everyone: orders.completed });
}
