import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/rating/calls';
import type { ReadContext, User } from '#src/http/context.ts';
import { findMerchant, partyNames } from '#src/merchant/queries.ts';
import { listOfProduct, sumOfProduct, sumOfSupplier } from './queries.ts';
import { buyerWords } from './rules.ts';

export async function listRatings(
  input: Parsed<typeof calls.listRatings>,
  { db }: ReadContext<User | null>,
): Promise<Output<typeof calls.listRatings>> {
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
}

export async function readSupplierRating(
  { id }: Parsed<typeof calls.readSupplierRating>,
  { db }: ReadContext<User | null>,
): Promise<Output<typeof calls.readSupplierRating>> {
  const merchant = await findMerchant(db, id);
  return merchant ? sumOfSupplier(db, merchant.partyId) : { count: 0, average: null };
}
