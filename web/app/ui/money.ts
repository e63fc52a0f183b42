const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const yuanExact = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Fen as yuan without the sign: 1234500 → 12,345; 1050 → 10.50. */
export function yuanOf(fen: number): string {
  return (fen % 100 === 0 ? yuan : yuanExact).format(fen / 100);
}
