export const dayMs = 86_400_000;

/** China is eight hours ahead of UTC all year. */
export const chinaMs = 8 * 3_600_000;

/** The calendar day in China as `2026-10-01`; a deadline means the end of its day there. */
export function chinaDay(moment: Date): string {
  return new Date(moment.getTime() + chinaMs).toISOString().slice(0, 10);
}

/** When the month of a moment began in China: whole months end before it. */
export function chinaMonthStart(moment: Date): string {
  return `${chinaDay(moment).slice(0, 7)}-01T00:00:00+08:00`;
}
