// What is in a product's sample: for anyone beside the trade, for the office at the review.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product-sample';
import { ensure } from '#src/http/refuse.ts';
import type { Operator, ReadScene, User } from '#src/http/scene.ts';
import { findProfile } from '#src/sample/queries.ts';
import { readProfile } from '#src/sample/reading.ts';
import { findVisible } from './queries.ts';
import { findProduct } from './queries-office.ts';

export async function getProductSample(
  { id }: Parsed<typeof calls.getProductSample>,
  { db }: ReadScene<User | null>,
): Promise<Output<typeof calls.getProductSample>> {
  const product = await findVisible(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? findProfile(db, product.content.sample) : null;
}

export async function getSampleForReview(
  { id }: Parsed<typeof calls.getSampleForReview>,
  { db, outside }: ReadScene<Operator>,
): Promise<Output<typeof calls.getSampleForReview>> {
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? readProfile(db, outside, product.content.sample) : null;
}
