// One order with everything that hangs on it, the same for both parties and the office.

import { feeOf } from '@shuji/contract/order/fee';
import type { OrderPage } from '@shuji/contract/order/schema';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import { changesBetween, type Proposal } from '@shuji/contract/order/terms';
import { daysBought, timesBought, usableUntil } from '@shuji/contract/order/use';
import { newestCertificates } from '#src/certificate/queries.ts';
import type { Db } from '#src/db/open.ts';
import { type Linking, linkTo } from '#src/file/link.ts';
import { type FileRow, findFiles } from '#src/file/queries.ts';
import { scanStateOf } from '#src/file/scan.ts';
import { findContract, listRounds, listSignatures, type RoundRow } from '#src/order/contract/queries.ts';
import { listDeliveries, listDeliveryFiles, listPaymentsOf } from '#src/order/delivery/queries.ts';
import { disputesOf } from '#src/order/dispute/reading.ts';
import { listEvents } from '#src/order/office/queries.ts';
import { getFeeRule } from '#src/order/settlement/fees.ts';
import { findClearing } from '#src/order/settlement/queries.ts';
import { dueOf } from '#src/review/reading.ts';
import { getLabels } from '#src/site/queries.ts';
import type { OrderRow } from './queries.ts';

export type OrderParts = Omit<OrderPage, 'side' | 'may' | 'isTermOver' | 'instruction' | 'delivering'>;

export async function getParts(order: OrderRow, context: Linking): Promise<OrderParts> {
  const { db, providers } = context;
  const [scenes, purposes] = [await getLabels(db, 'scene'), await getLabels(db, 'orderScene')];
  const [sale] = await newestCertificates(db, 'sale', [order.id]);
  const [registered] = await newestCertificates(db, 'product', [order.productId]);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    dueAt: order.dueAt,
    product: order.snapshot,
    tier: order.tier,
    priceMode: order.priceMode,
    quantity: order.quantity,
    amount: order.amount,
    isQuoted: order.isQuoted,
    quoteNote: order.quoteNote || null,
    fee: feeIn(order, await getFeeRule(db)),
    clearing: await findClearing(db, order.id),
    scene: scenes.get(order.scene) ?? order.scene,
    purpose: purposes.get(order.purpose) ?? order.purpose,
    usage: order.usage,
    packsRun: order.packsRun,
    termMonths: daysBought(order) === null ? order.termMonths : null,
    contact: { name: order.contactName, phone: providers.vault.decrypt(order.contactPhoneSealed) },
    // The buyer's alone: see reading.ts.
    supplierContact: null,
    note: order.note,
    buyer: { name: order.buyerName, code: order.buyerCode },
    seller: { name: order.sellerName, code: order.sellerCode },
    createdAt: order.createdAt,
    signedAt: order.signedAt,
    paidAt: order.paidAt,
    deliveredAt: order.deliveredAt,
    closedAt: order.closedAt,
    contract: await contractOf(db, order),
    ...(await paymentsOf(order.id, context)),
    deliveries: await deliveriesOf(context, order),
    disputes: await disputesOf(order.id, context),
    certificate: sale ? { id: sale.id, number: sale.number } : null,
    productCertificateId: registered?.id ?? null,
    history: (await listEvents(db, order.id)).map(({ fromStatus, toStatus, ...row }) => ({
      ...row,
      from: fromStatus,
      to: toStatus,
    })),
  };
}

// Before there is a contract, what it would be by the rule of today.
function feeIn({ status, amount, buyerFee, sellerFee }: OrderRow, rule: FeeRule): OrderPage['fee'] {
  if (status === 'awaiting_seller') return { ...feeOf(amount ?? 0, rule), rule };
  return { buyer: buyerFee, seller: sellerFee, rule };
}

// A text that went back to the supplier with its quote is history; only the one on the table is shown.
export async function contractOf(db: Db, order: OrderRow): Promise<OrderPage['contract']> {
  const contract = order.status === 'awaiting_seller' ? null : await findContract(db, order.id);
  if (!contract) return null;
  const names = { buyer: order.buyerName, seller: order.sellerName };
  const signatures = await listSignatures(db, order.id, contract.round);
  return {
    number: contract.number,
    text: contract.body,
    sha256: contract.sha256,
    sm3: contract.sm3,
    terms: contract.terms,
    policy: contract.policy,
    rounds: toRounds(await listRounds(db, order.id)),
    signatures: signatures.map(({ side, ...row }) => ({ side, ...row, partyName: names[side] })),
  };
}

function toRounds(rounds: RoundRow[]): NonNullable<OrderPage['contract']>['rounds'] {
  return rounds.map(({ proposedBy, createdAt, ...row }, place) => {
    const before = rounds[place - 1];
    return {
      round: row.round,
      by: proposedBy,
      at: createdAt,
      sha256: row.sha256,
      changes: before && isWhole(before) && isWhole(row) ? changesBetween(before, row) : [],
    };
  });
}

// A text from before terms were stored as data cannot be compared.
function isWhole(row: Pick<RoundRow, 'amount' | 'terms'>): row is Proposal {
  return row.amount !== null && row.terms !== null;
}

async function paymentsOf(orderId: string, context: Linking): Promise<Pick<OrderPage, 'payments' | 'checkedBy'>> {
  const { db } = context;
  const payments = await listPaymentsOf(db, orderId);
  const files = await filesById(
    db,
    payments.flatMap(({ voucherId }) => voucherId ?? []),
  );
  const last = payments.at(-1);
  return {
    checkedBy: last?.status === 'pending' ? await dueOf(db, last.submittedAt) : null,
    payments: payments.map(({ voucherId, ...payment }) => {
      const voucher = voucherId && files.get(voucherId);
      return { ...payment, voucher: voucher ? linkTo(context, voucher) : null };
    }),
  };
}

async function deliveriesOf({ db, providers }: Linking, order: OrderRow): Promise<OrderPage['deliveries']> {
  const [deliveries, entries] = [await listDeliveries(db, order.id), await listDeliveryFiles(db, order.id)];
  const most = timesBought(order);
  // One term for all that was handed over, updates included.
  const until = (order.deliveredAt && usableUntil(order, order.deliveredAt)?.toISOString()) || null;
  const files = await filesById(
    db,
    entries.map((entry) => entry.fileId),
  );
  return deliveries.map((delivery) => ({
    ...delivery,
    until,
    files: entries
      .filter((entry) => entry.deliveryId === delivery.id)
      .flatMap(({ fileId, downloads }) => {
        const file = files.get(fileId);
        if (!file) return [];
        const left = most === null ? null : Math.max(0, most - downloads);
        const { id, name, size, sha256 } = file;
        return [{ id, name, size, sha256, downloads, left, scan: scanStateOf(file, providers) }];
      }),
  }));
}

async function filesById(db: Db, ids: readonly string[]): Promise<Map<string, FileRow>> {
  return new Map((await findFiles(db, ids)).map((file) => [file.id, file]));
}
