// Demands and products as the two sides of a fit.
import type { Db } from '#src/db/open.ts';
import type { OpenWish } from '#src/demand/hall/queries-fit.ts';
import { type Candidate, listCommonWords } from '#src/market/queries-fit.ts';
import { plain } from '#src/text/tokenize.ts';
import { type Supply, type Wish, wishWords } from './fit.ts';

type WishSource = Omit<OpenWish, 'id' | 'ownerId' | 'partyId'>;

/** Holds against the whole market: a word that many products have matches none. */
export async function findWish(db: Db, { wantedFields, ...source }: WishSource): Promise<Wish> {
  const words = wishWords(source.title, wantedFields);
  const common = await listCommonWords(db, words);
  return { ...source, words: words.filter((word) => !common.has(word)) };
}

/** Wishes with the words that the products have and that are not common on the market; the others are left out. */
export async function findWishes<T extends WishSource>(
  db: Db,
  demands: readonly T[],
  products: readonly Candidate[],
): Promise<{ demand: T; wish: Wish }[]> {
  const text = plain(products.map((product) => supplyOf(product).text).join('\n'));
  const found = demands.map((demand) => ({
    demand,
    words: wishWords(demand.title, demand.wantedFields).filter((word) => text.includes(word)),
  }));
  const common = await listCommonWords(db, [...new Set(found.flatMap(({ words }) => words))]);
  return found.flatMap(({ demand, words }) => {
    const rare = words.filter((word) => !common.has(word));
    return rare.length > 0 ? [{ demand, wish: { ...demand, words: rare } }] : [];
  });
}

export function supplyOf({ name, keywords, ...product }: Candidate): Supply {
  return { ...product, text: [name, ...keywords].join(' ') };
}
