import { forgetDraft, getDraft, writeDraft } from '#app/lib/draft.ts';

const nameOf = (productId: string) => `apply-key-${productId}`;

/** One key stands for one application until it is sent: a reload or a lost reply leads to the same order. */
export function keyFor(productId: string): string {
  const stored = getDraft<string>(nameOf(productId));
  if (stored) return stored;
  const key = crypto.randomUUID();
  writeDraft(nameOf(productId), key);
  return key;
}

export function forgetKey(productId: string): void {
  forgetDraft(nameOf(productId));
}
