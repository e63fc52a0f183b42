// Reads one product, and the hot ones, for anyone.

import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/calls';
import type * as interestCalls from '@shuji/contract/product/interest';
import { productDicts } from '@shuji/contract/product/labels';
import { mayBeTaken } from '@shuji/contract/sample/calls';
import { memo } from '#src/cache/memo.ts';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { isWithdrawn } from '#src/product/ruling/queries.ts';
import { findProfile } from '#src/sample/queries.ts';
import { getDicts, getSettingValue } from '#src/site/queries.ts';
import { type DetailRow, findInterest, findListed, findVisible, listFrozen, listHot, listSimilar } from './queries.ts';
import { listFavouriteRows } from './queries-favourite.ts';
import { listCommonSearches } from './queries-search.ts';

const similarShown = 4;
const hotWordsShown = 8;

export const hotProducts: Handler<typeof calls.hotProducts> = (page, { db, now }) => listHot(db, now, page);

export const getProduct: Handler<typeof calls.getProduct> = async ({ id }, { db }) => {
  const [found, frozen] = await Promise.all([findListed(db, id), frozenMerchants(db)]);
  const row = found && !frozen.has(found.merchantId) ? found : null;
  if (!row && (await isWithdrawn(db, id))) refuse('product.withdrawn');
  ensure(row, 'product.notFound');
  return detailOf(row);
};

const frozenMerchants = memo(['merchant', 'product'], listFrozen);

function detailOf({ content: form, ...product }: DetailRow): Output<typeof calls.getProduct> {
  return {
    ...form,
    ...product,
    service: form.service ?? null,
    dataLevel: form.dataLevel ?? '',
    personalInfo: form.personalInfo ?? '',
    regionNames: regionNames(form.regions),
  };
}

export const compareProducts: Handler<typeof calls.compareProducts> = async ({ id: ids = [] }, { db }) => {
  const found = await Promise.all([...new Set(ids)].map((id) => findVisible(db, id)));
  return found.flatMap((row) => (row ? detailOf(row) : []));
};

/** The commonest searches, without those that the office blocks; empty while there are too few. */
export const listHotWords: Handler<typeof calls.listHotWords> = async (_, { db, now }) => {
  const blocked = (await getSettingValue(db, 'blocked_searches'))
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
  return listCommonSearches(db, now, blocked, hotWordsShown);
};

export const similarProducts: Handler<typeof calls.similarProducts> = ({ id }, { db }) =>
  listSimilar(db, id, similarShown);

/** Signed-in readers get a sample without personal data; the public page only shows that there is one. */
export const linkSample: Handler<typeof calls.linkSample> = async ({ id }, context) => {
  const { db } = context;
  const product = await findVisible(db, id);
  const sampleId = product?.content.sample;
  const file = sampleId ? await findFile(db, sampleId) : null;
  ensure(file, 'product.noSample');
  ensure(mayBeTaken(await findProfile(db, file.id)), 'product.sampleWithheld');
  return linkTo(context, file);
};

export const productInterest: Handler<typeof interestCalls.productInterest> = async ({ id }, { db, actor }) => {
  const interest = await findInterest(db, id, actor?.id ?? null, actor?.partyId ?? null);
  ensure(interest, 'product.notFound');
  return interest;
};

export const getProductDict: Handler<typeof calls.getProductDict> = (_, { db }) => getDicts(db, productDicts);

export const listFavourites: Handler<typeof interestCalls.listFavourites> = async (
  { pageNum, pageSize },
  { db, actor },
) => {
  return listFavouriteRows(db, actor.id, pageNum, pageSize);
};
