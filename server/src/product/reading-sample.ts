// Reads a product's sample: for traders, for its supplier at any time, for the office at the review.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/sample';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import type { Attested, Operator, ReadContext, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnProduct } from '#src/product/registration/queries-own.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { findProfile } from '#src/sample/queries.ts';
import { readProfile } from '#src/sample/reading.ts';
import { findVisible } from './queries.ts';

export async function getProductSample(
  { id }: Parsed<typeof calls.getProductSample>,
  { db }: ReadContext<User | null>,
): Promise<Output<typeof calls.getProductSample>> {
  const product = await findVisible(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? findProfile(db, product.content.sample) : null;
}

export async function getOwnSample(
  { id }: Parsed<typeof calls.getOwnSample>,
  { db, actor, providers }: ReadContext<Attested>,
): Promise<Output<typeof calls.getOwnSample>> {
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const fileId = product.content.sample;
  if (!fileId) return null;
  const profile = await readProfile(db, providers, fileId);
  return profile && { fileId, profile };
}

export async function getSampleForReview(
  { id }: Parsed<typeof calls.getSampleForReview>,
  { db, providers }: ReadContext<Operator>,
): Promise<Output<typeof calls.getSampleForReview>> {
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? readProfile(db, providers, product.content.sample) : null;
}

/** The submitted sample file, for the reviewer. */
export async function openSampleForReview(
  { id }: Parsed<typeof calls.openSampleForReview>,
  context: ReadContext<Operator>,
): Promise<Output<typeof calls.openSampleForReview>> {
  const { db } = context;
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const file = product.content.sample ? await findFile(db, product.content.sample) : null;
  ensure(file, 'product.noSample');
  return linkTo(context, file);
}
