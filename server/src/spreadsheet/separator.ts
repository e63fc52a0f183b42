/** The sign that divides the first line into most parts. */
export function separatorOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .split(/\r?\n/)
      .find((one) => one.trim() !== '') ?? '';
  const counted = [',', '\t', ';', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
