const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The calendar day in China at a moment: `2026-11-20`. */
export function dayIn(moment: Date): string {
  return inShanghai.format(moment);
}
