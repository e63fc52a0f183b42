/** 1234567 → 1,234,567. Not through Intl: its tables take a phone a tenth of a second before a page is alive. */
export function countOf(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
