import { chinaMs } from '@shuji/contract/time';

// Times are shown as the centre's own wall clock, whatever the reader's machine is set to, so that server and browser agree.
// Intl, which knows the years before, takes a phone a tenth of a second to load.

/** 2026-11-20 */
export function dayOf(moment: string | null | undefined): string {
  return clock(moment, 'YYYY-MM-DD'.length);
}

/** 2026-11-20 09:30 */
export function minuteOf(moment: string | null | undefined): string {
  return clock(moment, 'YYYY-MM-DD HH:MM'.length);
}

/** 2026-11-20 09:30:15 */
export function secondOf(moment: string | null | undefined): string {
  return clock(moment, 'YYYY-MM-DD HH:MM:SS'.length);
}

function clock(moment: string | null | undefined, length: number): string {
  if (!moment) return '';
  return new Date(Date.parse(moment) + chinaMs).toISOString().replace('T', ' ').slice(0, length);
}
