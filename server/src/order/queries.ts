import type { OrderSide, OrderStatus, PacksRun } from '@shuji/contract/order/labels';
import type { OrderPage, OrderTier, ProductSnapshot } from '@shuji/contract/order/schema';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import { isNumbered } from '#src/db/number.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import type { OrderStanding } from './rules.ts';

export interface OrderRow extends OrderStanding {
  id: string;
  number: string;
  buyerPartyId: string;
  sellerPartyId: string;
  buyerName: string;
  buyerCode: string | null;
  sellerName: string;
  sellerCode: string | null;
  productId: string;
  productName: string;
  snapshot: ProductSnapshot;
  priceMode: string;
  tier: OrderTier | null;
  quantity: number;
  quoteNote: string;
  scene: string;
  purpose: string;
  usage: string;
  /** As agreed; where the tier has a term of its own, that one in months; null for a service. */
  termMonths: number | null;
  packsRun: PacksRun | null;
  contactName: string;
  contactPhoneSealed: string;
  note: string;
  disputedFrom: OrderStatus | null;
  /** When the step that a dispute broke off would have been due. */
  pausedDueAt: string | null;
  contractRound: number;
  /** In fen, as the newest contract has it. */
  buyerFee: number;
  sellerFee: number;
  /** The terms of the newest contract; null before there is one. */
  terms: ContractTerms | null;
  createdAt: string;
  signedAt: string | null;
  paidAt: string | null;
  closedAt: string | null;
}

export function orderColumns(db: Db): Fragment {
  return db`o.id, o.number, o.buyer_party_id, o.seller_party_id, o.buyer_name, o.buyer_code, o.seller_name, o.seller_code,
    o.product_id, o.product_name, o.snapshot, o.price_mode, o.tier, o.quantity, o.amount, o.is_quoted, o.quote_note,
    o.scene, o.purpose, o.usage, o.term_months, o.packs_run, o.contact_name, o.contact_phone_sealed, o.note, o.status,
    o.disputed_from, o.disputed_by, o.paused_due_at, o.withdrawals, o.due_at, o.contract_round, o.buyer_signed_at, o.seller_signed_at, o.pending_payment_id,
    o.created_at, o.signed_at, o.paid_at, o.delivered_at, o.closed_at, o.buyer_fee, o.seller_fee, o.terms`;
}

export function isOn(db: Db, side: OrderSide, partyId: string): Fragment {
  return side === 'buyer' ? db`o.buyer_party_id = ${partyId}` : db`o.seller_party_id = ${partyId}`;
}

export interface NewOrder
  extends Pick<
    OrderPage,
    'id' | 'number' | 'priceMode' | 'tier' | 'quantity' | 'amount' | 'scene' | 'purpose' | 'usage' | 'note'
  > {
  buyerPartyId: string;
  sellerPartyId: string;
  buyerAccountId: string;
  buyerName: string;
  buyerCode: string | null;
  sellerName: string;
  sellerCode: string | null;
  idempotencyKey: string;
  fingerprint: string;
  productId: string;
  versionId: string;
  productName: string;
  snapshot: ProductSnapshot;
  termMonths: number | null;
  packsRun: PacksRun | null;
  contactName: string;
  contactPhoneSealed: string;
  dueAt: Date | null;
  createdAt: Date;
}

/** Writes an application; false when the buyer has one under this key already. */
export async function insertOrder(db: Tx, order: NewOrder): Promise<boolean> {
  const { snapshot, tier, ...plain } = order;
  const row = {
    ...plain,
    snapshot: db.json({ ...snapshot }),
    tier: tier && db.json({ ...tier }),
    status: 'awaiting_seller',
    updatedAt: order.createdAt,
  };
  const inserted = await db`insert into trade_order ${db(row)} on conflict on constraint trade_order_once do nothing`;
  return inserted.count === 1;
}

export async function findByKey(
  db: Db,
  buyerPartyId: string,
  key: string,
): Promise<{ id: string; number: string; fingerprint: string } | null> {
  return one<{ id: string; number: string; fingerprint: string }>(db`
    select id, number, fingerprint from trade_order where buyer_party_id = ${buyerPartyId} and idempotency_key = ${key}`);
}

export async function findOwnOrder(db: Db, id: string, side: OrderSide, partyId: string): Promise<OrderRow | null> {
  const [row] = await db<
    OrderRow[]
  >`select ${orderColumns(db)} from trade_order o where o.id = ${id} and ${isOn(db, side, partyId)}`;
  return row ?? null;
}

const numberedAtMost = 20;

/** The party's orders of a number, on one side. */
export async function listOwnNumbered(
  db: Db,
  side: OrderSide,
  partyId: string,
  number: string,
): Promise<{ id: string; number: string; productName: string; createdAt: string }[]> {
  return db<{ id: string; number: string; productName: string; createdAt: string }[]>`
    select o.id, o.number, o.product_name, o.created_at from trade_order o
    where ${isOn(db, side, partyId)} and ${isNumbered(db, db`o.number`, number)}
    order by o.created_at desc, o.id desc limit ${numberedAtMost}`;
}

/** An order of the party, on whichever side. */
export async function findPartyOrder(db: Db, id: string, partyId: string): Promise<OrderRow | null> {
  return one<OrderRow>(db`
    select ${orderColumns(db)} from trade_order o
    where o.id = ${id} and (o.buyer_party_id = ${partyId} or o.seller_party_id = ${partyId})`);
}

/** An order of the party on either side, held until this transaction ends. */
export async function lockOwnOrder(db: Tx, id: string, partyId: string): Promise<OrderRow | null> {
  return one<OrderRow>(db`
    select ${orderColumns(db)} from trade_order o
    where o.id = ${id} and (o.buyer_party_id = ${partyId} or o.seller_party_id = ${partyId}) for update`);
}

/** Any order, for the office and the clock. */
export async function lockOrder(db: Tx, id: string): Promise<OrderRow | null> {
  return one<OrderRow>(db`select ${orderColumns(db)} from trade_order o where o.id = ${id} for update`);
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  return one<OrderRow>(db`select ${orderColumns(db)} from trade_order o where o.id = ${id}`);
}

export interface OrderChange {
  amount?: number | null;
  isQuoted?: boolean;
  quoteNote?: string;
  contractRound?: number;
  terms?: ContractTerms;
  buyerFee?: number;
  sellerFee?: number;
  buyerSignedAt?: Date | null;
  sellerSignedAt?: Date | null;
  pendingPaymentId?: string | null;
  disputedFrom?: OrderStatus | null;
  disputedBy?: OrderSide | 'system' | null;
  pausedDueAt?: string | null;
  withdrawals?: number;
  signedAt?: Date;
  paidAt?: Date;
  deliveredAt?: Date;
  closedAt?: Date;
}

/** Moves an order that still stands at `from`; false when it has moved meanwhile. */
export async function changeOrder(
  db: Tx,
  id: string,
  from: OrderStatus,
  { terms, ...change }: OrderChange & { status: OrderStatus; dueAt: Date | string | null; updatedAt: Date },
): Promise<boolean> {
  const row = { ...change, ...(terms ? { terms: db.json({ ...terms }) } : {}) };
  const changed = await db`update trade_order set ${db(row)} where id = ${id} and status = ${from}`;
  return changed.count === 1;
}

/** Orders whose term is over, oldest first. */
export async function listOverdue(db: Db, now: Date): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select id from trade_order where due_at <= ${now} and status <> 'disputed' order by due_at limit 200`;
}
