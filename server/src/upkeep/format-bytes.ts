/** 1,610,612,736 → 1.5 GB */
export function bytesWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const figure = bytes / 1024 ** power;
  return `${figure >= 100 || power === 0 ? Math.round(figure) : Math.round(figure * 10) / 10} ${units[power]}`;
}

/** Milliseconds → 不到 1 分钟, 35 分钟, 6 小时, 3 天 */
export function durationWords(span: number): string {
  const minutes = Math.floor(span / 60_000);
  if (minutes < 1) return '不到 1 分钟';
  if (minutes < 90) return `${minutes} 分钟`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`;
}
