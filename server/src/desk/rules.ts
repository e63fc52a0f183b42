// The calendar's months. Pure.

/** Every day of a month, `2026-11` → `2026-11-01` … `2026-11-30`. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
