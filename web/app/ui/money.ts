import { countOf } from './count.ts';

/** Fen as yuan without the sign of the currency: 1234500 → 12,345; 1050 → 10.50. */
export function yuanOf(fen: number): string {
  const yuan = Math.floor(Math.abs(fen) / 100);
  const rest = Math.abs(fen) % 100;
  return `${fen < 0 ? '-' : ''}${countOf(yuan)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
