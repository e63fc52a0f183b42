/** Upper-case letters and digits alone; width, case, blanks and separators do not make another number. */
export function canonicalNumber(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
