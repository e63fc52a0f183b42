// Numbers that people read aloud, as they are typed to search for: DJ-2026-7K3M9-QWX4T or a part of its end.
const wholeOrTail = /^(?:(?:[A-Z]{2}-)?\d{4}-[0-9A-Z]{5}-|[0-9A-Z]{5}-)?[0-9A-Z]{5}$/;

/** The number that a keyword is, whole or its last part; null for any other words. */
export function numberIn(keyword: string): string | null {
  const typed = keyword.normalize('NFKC').trim().toUpperCase();
  return wholeOrTail.test(typed) ? typed : null;
}
