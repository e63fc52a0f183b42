import type * as calls from '@shuji/contract/rating/calls';
import type { Handler } from '#src/http/feature.ts';
import { findMerchant, partyNames } from '#src/merchant/queries.ts';
import { listOfProduct, sumOfProduct, sumOfSupplier } from './queries.ts';
import { buyerWords } from './rules.ts';

export const listRatings: Handler<typeof calls.listRatings> = async (input, { db }) => {
  const { rows, ...counted } = await listOfProduct(db, input);
  const names = await partyNames(
    db,
    rows.map((row) => row.buyerPartyId),
  );
  return {
    ...counted,
    summary: await sumOfProduct(db, input.id),
    rows: rows.map(
      ({ id, quality, fit, delivery, service, text, createdAt, changedAt, answer, answeredAt, ...row }) => ({
        ...{ id, quality, fit, delivery, service, text, createdAt, changedAt, answer, answeredAt },
        buyer: buyerWords(names.get(row.buyerPartyId) ?? ''),
      }),
    ),
  };
};

export const getSupplierRating: Handler<typeof calls.getSupplierRating> = async ({ id }, { db }) => {
  const merchant = await findMerchant(db, id);
  return merchant ? sumOfSupplier(db, merchant.partyId) : { count: 0, average: null };
};
