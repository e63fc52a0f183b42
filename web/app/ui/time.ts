// Times are shown as the centre's own wall clock, whatever the reader's machine is set to, so that server and browser agree.
const shanghai = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const;
const dayFormat = new Intl.DateTimeFormat('sv-SE', { ...shanghai, year: 'numeric', month: '2-digit', day: '2-digit' });
const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  ...shanghai,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const secondFormat = new Intl.DateTimeFormat('sv-SE', { ...shanghai, dateStyle: 'short', timeStyle: 'medium' });

/** 2026-11-20 */
export function dayOf(moment: string | null | undefined): string {
  return moment ? dayFormat.format(new Date(moment)) : '';
}

/** 2026-11-20 09:30 */
export function minuteOf(moment: string | null | undefined): string {
  return moment ? minuteFormat.format(new Date(moment)) : '';
}

/** 2026-11-20 09:30:15 */
export function secondOf(moment: string | null | undefined): string {
  return moment ? secondFormat.format(new Date(moment)) : '';
}
