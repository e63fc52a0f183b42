import { productStatus } from '@shuji/contract/product/labels';
import { listOfficeProducts as shape } from '@shuji/contract/product/schema/office';
import { ownerOf, pendingOf } from '#src/merchant/owner.ts';
import { dealingsOfParty, noContact, ofParty, openJson, type PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { countRunning, eraseContacts, listForCopy } from '../queries-erase.ts';
import { sumRegistered } from '../queries-statistics.ts';
import { openForm } from '../registration/content.ts';
import { findProduct, waitingProducts } from './queries.ts';
import { listOfficeProducts } from './reading.ts';

export const productResource = {
  queue: { waiting: (db, { now }) => waitingProducts(db, now) },
  findPending: async (db, id) => {
    const product = await findProduct(db, id);
    return product && (product.versionStatus === 'pending' || product.appealedAt !== null)
      ? pendingOf(db, [product.partyId])
      : null;
  },
  findPersonal: async (db, vault, id) => {
    const product = await findProduct(db, id);
    if (!product || (product.submissions === 0 && product.lifecycleStatus === 'new')) return null;
    return {
      ...(await ownerOf(db, product.partyId)),
      values: { contactPhone: openForm(product, vault).contact.phone },
    };
  },
  search: searchList(shape, listOfficeProducts, (row) => ({
    title: row.name,
    note: noteOf(row.number, row.merchantName, productStatus[row.status]),
  })),
} satisfies Resource;

export const productRecords: PersonalRecords = {
  copy: {
    产品: ofParty(async (db, partyId, vault) =>
      (await listForCopy(db, partyId)).map((row) => ({ ...row, contact: openJson(vault, row.contact) })),
    ),
  },
  erase: async ({ db, vault }, { partyId }) => {
    if (partyId) await eraseContacts(db, partyId, vault.encrypt(noContact));
  },
};

export const productDealings = { products: dealingsOfParty(countRunning) };

export const productSums = { products: sumRegistered };
