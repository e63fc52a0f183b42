// Demands and products as the two sides of a fit.
import type { OpenWish } from '#src/demand/hall/queries-fit.ts';
import type { Candidate } from '#src/market/queries-fit.ts';
import { type Supply, type Wish, wishWords } from './fit.ts';

type WishSource = Omit<OpenWish, 'id' | 'ownerId' | 'partyId'>;

export function wishOf({ title, wantedFields, ...source }: WishSource): Wish {
  return { ...source, words: wishWords(title, wantedFields) };
}

export function supplyOf({ name, keywords, ...product }: Candidate): Supply {
  return { ...product, text: [name, ...keywords].join(' ') };
}
