// Reads a product's sample: for traders, for its supplier at any time, for the office at the review.
import type * as calls from '@shuji/contract/product/sample';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import type { Handler, ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnProduct } from '#src/product/registration/queries-own.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { readStoredRows } from '#src/sample/profiler.ts';
import { findProfile } from '#src/sample/queries.ts';
import { getProfile } from '#src/sample/reading.ts';
import { isBound } from '#src/sample/rules.ts';
import { findVisible } from './queries.ts';

export const getProductSample: Handler<typeof calls.getProductSample> = async ({ id }, { db }) => {
  const product = await findVisible(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? findProfile(db, product.content.sample) : null;
};

/** A page of the whole sample of a product on the market, by the findings of its scan. */
export const listSampleRows: Handler<typeof calls.listSampleRows> = async (
  { id, sort, where = [], ...page },
  { db, providers },
) => {
  const product = await findVisible(db, id);
  ensure(product, 'product.notFound');
  const file = product.content.sample ? await findFile(db, product.content.sample) : null;
  const profile = file && (await findProfile(db, file.id));
  ensure(file && profile?.status === 'ready', 'product.noSample');
  const columns = profile.columns.map(({ type, personal }) => ({ type, personal }));
  const chosen = sort === undefined ? null : { column: Math.abs(Number(sort)), isDescending: sort.startsWith('-') };
  for (const { column } of [...(chosen ? [chosen] : []), ...where])
    ensure(columns[column]?.personal === null, 'product.sampleColumn');
  for (const filter of where) ensure(isBound(filter, columns[filter.column]?.type), 'product.sampleBound');
  const found = await readStoredRows(providers, file, { columns, sort: chosen, filters: where, ...page });
  ensure(!('problem' in found), 'product.sampleUnreadable');
  return found;
};

export const getOwnSample: Handler<typeof calls.getOwnSample> = async ({ id }, { db, actor, providers }) => {
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const fileId = product.content.sample;
  if (!fileId) return null;
  const profile = await getProfile(db, providers, fileId);
  return profile && { fileId, profile };
};

export const getSampleForReview: Handler<typeof calls.getSampleForReview> = async ({ id }, { db, providers }) => {
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  return product.content.sample ? getProfile(db, providers, product.content.sample) : null;
};

/** The submitted sample file, for the reviewer. */
export const openSampleForReview: ReadHandler<typeof calls.openSampleForReview> = async ({ id }, context) => {
  const { db } = context;
  const product = await findProduct(db, id);
  ensure(product, 'product.notFound');
  const file = product.content.sample ? await findFile(db, product.content.sample) : null;
  ensure(file, 'product.noSample');
  return linkTo(context, file);
};
