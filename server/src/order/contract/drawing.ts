// Drawing a contract: a new round of its text, with the terms, the fee and the digest that belong to it.

import { feeOf } from '@shuji/contract/order/fee';
import type { OrderSide } from '@shuji/contract/order/labels';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import { digests } from '#src/certificate/digests.ts';
import { newestCertificates } from '#src/certificate/queries.ts';
import { readableNumber } from '#src/db/number.ts';
import type { Tx } from '#src/db/open.ts';
import type { OrderChange, OrderRow } from '#src/order/queries.ts';
import { findBlanks } from '#src/order/queries-contact.ts';
import type { TermDays } from '#src/order/rules.ts';
import { getFeeRule } from '#src/order/settlement/fees.ts';
import { supplierContact } from '#src/order/supplier.ts';
import { getTermDays } from '#src/order/transition.ts';
import type { Vault } from '#src/providers/vault.ts';
import { getLabels, getSettingValue } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';
import type { ContractParty } from './facts.ts';
import { insertContract } from './queries.ts';
import { contractText } from './text.ts';
import { limitOf, onwardOf, policyOf } from './usage.ts';

/** The default clauses of a contract. */
function defaultTerms({ snapshot }: Pick<OrderRow, 'snapshot'>, days: TermDays): ContractTerms {
  return {
    paymentDays: clamp(days.payment, 1, 30),
    deliveryDays: clamp(snapshot.service?.days ?? days.delivery, 1, 90),
    deliveryNote: '',
    acceptanceDays: clamp(days.acceptance, 1, 30),
    acceptanceCriteria: '',
    lateRate: 5,
    lateCap: 20,
    liabilityCap: 100,
    region: limitOf(snapshot.limits, 'region'),
    onward: onwardOf(snapshot.limits),
    derivative: 'buyer',
    court: 'seller',
    extra: '',
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export interface Drawing {
  amount: number;
  /** Left out, what was settled before, or else the usual, stands. */
  terms?: ContractTerms;
  /** The side that requested the change; null when the supplier's confirmation draws it. */
  proposedBy?: OrderSide;
  now: Date;
  vault: Vault;
}

async function blanksOf(db: Tx, partyId: string): Promise<Pick<ContractParty, 'address' | 'legalPerson'>> {
  const { legalPerson, region, address } = await findBlanks(db, partyId);
  return { legalPerson, address: address && `${region ? regionName(region) : ''}${address}` };
}

/** Writes the next round and returns the part the order stores. */
export async function drawContract(
  db: Tx,
  order: OrderRow,
  { amount, proposedBy, now, vault, ...drawing }: Drawing,
): Promise<OrderChange> {
  const round = order.contractRound + 1;
  const number = readableNumber('HT', now);
  const terms = drawing.terms ?? order.terms ?? defaultTerms(order, await getTermDays(db));
  const [registered] = await newestCertificates(db, 'product', [order.productId]);
  const [scenes, purposes] = [await getLabels(db, 'scene'), await getLabels(db, 'orderScene')];
  const rule = await getFeeRule(db);
  const fee = feeOf(amount, rule);
  const facts = {
    number,
    orderNumber: order.number,
    centre: await getSettingValue(db, 'web_title'),
    supplier: {
      name: order.sellerName,
      code: order.sellerCode,
      ...(await blanksOf(db, order.sellerPartyId)),
      contact: (await supplierContact(db, order, vault))?.name ?? null,
    },
    buyer: {
      name: order.buyerName,
      code: order.buyerCode,
      ...(await blanksOf(db, order.buyerPartyId)),
      contact: order.contactName,
    },
    product: order.snapshot,
    certificateNumber: registered?.number ?? null,
    tier: order.tier,
    isQuoted: order.isQuoted,
    quantity: order.quantity,
    amount,
    quoteNote: order.quoteNote,
    scene: scenes.get(order.scene) ?? order.scene,
    purpose: purposes.get(order.purpose) ?? order.purpose,
    usage: order.usage,
    priceMode: order.priceMode,
    termMonths: order.termMonths,
    packsRun: order.packsRun,
    note: order.note,
    terms,
    fee: { ...fee, rule },
  };
  const policy = policyOf(facts);
  const body = contractText({ ...facts, policySha256: digests(policy).sha256 });
  await insertContract(db, {
    orderId: order.id,
    round,
    number,
    body,
    ...digests(body),
    amount,
    terms,
    policy,
    proposedBy: proposedBy ?? null,
    createdAt: now,
  });
  return { contractRound: round, terms, buyerFee: fee.buyer, sellerFee: fee.seller };
}
