// Text on its way into XML: a feed, a drawing.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no place for control characters and half pairs, however they are written: they are left out. */
export function xmlText(words: string): string {
  return words
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] as string);
}
