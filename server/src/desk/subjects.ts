// The subject of each queue, read through the noun it belongs to.
import type { MaskedField, MaskedPlace, ReviewQueue } from '@shuji/contract/review/labels';
import { findOwnAccount } from '#src/account/queries.ts';
import { findApplication, listSteps, type Subject } from '#src/application/queries.ts';
import { isSealed } from '#src/application/rules.ts';
import { findComplaint } from '#src/complaint/queries.ts';
import { organisationOf } from '#src/complaint/reading-office.ts';
import type { Db } from '#src/db/open.ts';
import { openContact } from '#src/demand/content.ts';
import { findSubmitted } from '#src/demand/office/queries.ts';
import { findParty, findPartyOfAccount, partiesByIds } from '#src/merchant/queries.ts';
import { findBankAccount } from '#src/merchant/queries-bank.ts';
import { findObjection } from '#src/objection/queries.ts';
import { findDispute } from '#src/order/office/queries.ts';
import { findOrder } from '#src/order/queries.ts';
import { isSettledTo } from '#src/order/settlement/queries.ts';
import { openForm } from '#src/product/registration/content.ts';
import { findProduct } from '#src/product/review/queries.ts';
import type { Vault } from '#src/providers/vault.ts';
import { findForOffice } from '#src/rating/queries-office.ts';

/** The owner: the account, if the centre knows one, and an organisation's credit code, null for a person. */
interface Owned {
  accountId: string | null;
  organisation: string | null;
}

/** The owners concerned: one, or both sides of a dispute. */
interface Waiting {
  organisations: readonly (string | null)[];
}

/** The item pending a decision in a queue; null when it is not pending. */
export const waitingAt: Record<ReviewQueue, (db: Db, id: string) => Promise<Waiting | null>> = {
  attestation: waitingApplication('attestation'),
  merchant: waitingApplication('merchant'),
  permit: waitingApplication('permit'),
  experience: waitingApplication('experience'),
  product: async (db, id) => {
    const product = await findProduct(db, id);
    return product && (product.versionStatus === 'pending' || product.appealedAt !== null)
      ? about(db, [product.partyId])
      : null;
  },
  demand: async (db, id) => {
    const demand = await findSubmitted(db, id);
    return demand?.status === 'pending' ? about(db, [demand.partyId]) : null;
  },
  objection: async (db, id) => {
    const objection = await findObjection(db, id);
    return objection?.status === 'open' ? about(db, [objection.supplierPartyId, objection.partyId]) : null;
  },
  dispute: async (db, id) => {
    const dispute = await findDispute(db, id);
    const order = dispute?.settledAt === null ? await findOrder(db, dispute.orderId) : null;
    return order && { organisations: [order.buyerCode, order.sellerCode] };
  },
  rating: async (db, id) => {
    const rating = await findForOffice(db, id);
    return rating && about(db, [rating.buyerPartyId, rating.supplierPartyId]);
  },
  complaint: async (db, id) => {
    const complaint = await findComplaint(db, id);
    return complaint?.waitingSince ? { organisations: [await organisationOf(db, complaint.accountId)] } : null;
  },
};

function waitingApplication(subject: Subject) {
  return async (db: Db, id: string): Promise<Waiting | null> => {
    const found = await findApplication(db, subject, id);
    return found?.status === 'pending' ? { organisations: [found.organisation] } : null;
  };
}

async function about(db: Db, partyIds: string[]): Promise<Waiting> {
  const parties = await partiesByIds(db, partyIds);
  return { organisations: [...parties.values()].map((party) => party.creditCode) };
}

interface Holder extends Owned {
  values: Partial<Record<MaskedField, string>>;
}

/** The personal values that a place of the office shows masked, whole; null when there is no such thing to show. */
export const holderOf: Record<MaskedPlace, (db: Db, vault: Vault, id: string) => Promise<Holder | null>> = {
  attestation: async (db, vault, id) => {
    const found = await findApplication(db, 'attestation', id);
    if (!found?.submittedAt) return null;
    // The reviewer sees the submitted version, not later edits of the applicant.
    const content = (await listSteps(db, [id])).findLast((step) => step.step === 'submit')?.content ?? {};
    const open = (value: unknown) => (isSealed(value) ? vault.decrypt(value.sealed) : '');
    const values = { idNumber: open(content.idNumber), contactPhone: open(content.contactPhone) };
    return { accountId: found.accountId, organisation: found.organisation, values };
  },
  product: async (db, vault, id) => {
    const product = await findProduct(db, id);
    if (!product || (product.submissions === 0 && product.lifecycleStatus === 'new')) return null;
    return {
      ...(await ownedBy(db, product.partyId)),
      values: { contactPhone: openForm(product, vault).contact.phone },
    };
  },
  demand: async (db, vault, id) => {
    const demand = await findSubmitted(db, id);
    if (!demand) return null;
    const contactPhone = openContact(demand.contact, vault)?.phone ?? '';
    return { ...(await ownedBy(db, demand.partyId)), values: { contactPhone } };
  },
  dispute: async (db, vault, id) => {
    const dispute = await findDispute(db, id);
    return dispute && contactOf(db, vault, dispute.orderId);
  },
  order: contactOf,
  // Read by the account's id, which the queue shows beside the payout; an account without a payout is not shown.
  payout: async (db, vault, id) => {
    const account = await findBankAccount(db, { id });
    if (!account || !(await isSettledTo(db, account.partyId))) return null;
    return { ...(await ownedBy(db, account.partyId)), values: { bankNumber: vault.decrypt(account.numberSealed) } };
  },
  account: async (db, vault, id) => {
    const account = await findOwnAccount(db, id);
    if (!account || account.phoneSealed === '') return null;
    const party = await findPartyOfAccount(db, id);
    const values = { contactPhone: vault.decrypt(account.phoneSealed) };
    return { accountId: id, organisation: party?.creditCode ?? null, values };
  },
  complaint: async (db, vault, id) => {
    const complaint = await findComplaint(db, id);
    if (!complaint) return null;
    const organisation = await organisationOf(db, complaint.accountId);
    const values = { contactPhone: vault.decrypt(complaint.phoneSealed) };
    return { accountId: complaint.accountId, organisation, values };
  },
};

async function ownedBy(db: Db, partyId: string): Promise<Owned> {
  const party = await findParty(db, partyId);
  return { accountId: party?.accountId ?? null, organisation: party?.creditCode ?? null };
}

async function contactOf(db: Db, vault: Vault, orderId: string): Promise<Holder | null> {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  return {
    ...(await ownedBy(db, order.buyerPartyId)),
    values: { contactPhone: vault.decrypt(order.contactPhoneSealed) },
  };
}
