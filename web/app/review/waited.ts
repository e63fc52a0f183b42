const hourMs = 3_600_000;

/** Waiting time in words: 不到 1 小时, 5 小时, 2 天. */
export function waitedWords(since: string | null): string {
  if (!since) return '';
  const hours = Math.floor((Date.now() - new Date(since).getTime()) / hourMs);
  if (hours < 1) return '不到 1 小时';
  return hours < 48 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`;
}
