const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** 1,572,864 → 1.5 MB */
export function sizeWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}
