import { forgetDraft, readDraft, writeDraft } from '#app/lib/draft.ts';

const nameOf = (productId: string) => `apply-key-${productId}`;

/** One key stands for one application until it is sent: a reload or a lost reply leads to the same order. */
export function keyFor(productId: string): string {
  const kept = readDraft<string>(nameOf(productId));
  if (kept) return kept;
  const key = crypto.randomUUID();
  writeDraft(nameOf(productId), key);
  return key;
}

export function forgetKey(productId: string): void {
  forgetDraft(nameOf(productId));
}
