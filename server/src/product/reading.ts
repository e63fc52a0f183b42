// Reads one product, and the hot ones, for anyone.

import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/calls';
import type * as interestCalls from '@shuji/contract/product/interest';
import { productDicts } from '@shuji/contract/product/labels';
import { mayBeTaken } from '@shuji/contract/sample/calls';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { memo } from '#src/cache/memo.ts';
import { linkTo } from '#src/file/link.ts';
import { findFile } from '#src/file/queries.ts';
import type { ReadContext, User } from '#src/http/context.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { isWithdrawn } from '#src/product/ruling/queries.ts';
import { findProfile } from '#src/sample/queries.ts';
import { readDicts, readSettingValue } from '#src/site/queries.ts';
import { type DetailRow, findInterest, findListed, findVisible, listFrozen, listHot, listSimilar } from './queries.ts';
import { listFavouriteRows } from './queries-favourite.ts';
import { listCommonKeywords } from './queries-feed.ts';

type Context = ReadContext<User | null>;

const hotDays = { interest: 30, orders: 90 };
const similarShown = 4;
const hotWordsShown = 8;

export async function hotProducts({ pageNum, pageSize }: Parsed<typeof calls.hotProducts>, { db, now }: Context) {
  const back = (days: number) => chinaDay(new Date(now.getTime() - days * dayMs));
  return listHot(db, { interest: back(hotDays.interest), orders: back(hotDays.orders), pageNum, pageSize });
}

export async function getProduct(
  { id }: Parsed<typeof calls.getProduct>,
  { db }: Context,
): Promise<Output<typeof calls.getProduct>> {
  const [found, frozen] = await Promise.all([findListed(db, id), frozenMerchants(db)]);
  const row = found && !frozen.has(found.merchantId) ? found : null;
  if (!row && (await isWithdrawn(db, id))) refuse('product.withdrawn');
  ensure(row, 'product.notFound');
  return detailOf(row);
}

const frozenMerchants = memo(['merchant', 'product'], listFrozen);

function detailOf({ content: form, ...product }: DetailRow): Output<typeof calls.getProduct> {
  return {
    ...form,
    ...product,
    dataLevel: form.dataLevel ?? '',
    personalInfo: form.personalInfo ?? '',
    regionNames: regionNames(form.regions),
  };
}

export async function compareProducts({ id: ids = [] }: Parsed<typeof calls.compareProducts>, { db }: Context) {
  const found = await Promise.all([...new Set(ids)].map((id) => findVisible(db, id)));
  return found.flatMap((row) => (row ? detailOf(row) : []));
}

/** Those that the editors chose; otherwise what the best products are most often about. */
export async function listHotWords(_: Parsed<typeof calls.listHotWords>, { db }: Context): Promise<string[]> {
  const chosen = (await readSettingValue(db, 'hot_words')).split(/[\s,，、]+/).filter(Boolean);
  return chosen.length > 0 ? chosen.slice(0, hotWordsShown) : listCommonKeywords(db, hotWordsShown);
}

export async function similarProducts({ id }: Parsed<typeof calls.similarProducts>, { db }: Context) {
  return listSimilar(db, id, similarShown);
}

/** Signed-in readers get a sample without personal data; the public page only shows that there is one. */
export async function linkSample(
  { id }: Parsed<typeof calls.linkSample>,
  context: ReadContext<User>,
): Promise<Output<typeof calls.linkSample>> {
  const { db } = context;
  const product = await findVisible(db, id);
  const sampleId = product?.content.sample;
  const file = sampleId ? await findFile(db, sampleId) : null;
  ensure(file, 'product.noSample');
  ensure(mayBeTaken(await findProfile(db, file.id)), 'product.sampleWithheld');
  return linkTo(context, file);
}

export async function productInterest({ id }: Parsed<typeof interestCalls.productInterest>, { db, actor }: Context) {
  const interest = await findInterest(db, id, actor?.id ?? null, actor?.partyId ?? null);
  ensure(interest, 'product.notFound');
  return interest;
}

export async function getProductDict(_: Parsed<typeof calls.getProductDict>, { db }: Context) {
  return readDicts(db, productDicts);
}

export async function listFavourites(
  { pageNum, pageSize }: Parsed<typeof interestCalls.listFavourites>,
  { db, actor }: ReadContext<User>,
) {
  return listFavouriteRows(db, actor.id, pageNum, pageSize);
}
