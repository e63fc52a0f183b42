/** The day on China's calendar, on which money is transferred and invoices are dated. */
export function dayInChina(now: Date): string {
  return new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}
