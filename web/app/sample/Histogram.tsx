const height = 40;
const step = 12;

// Of fewer values a distribution says nothing.
const fewest = 30;

/** Distribution of values between the smallest and the largest, in bins of equal width. */
export function Histogram({ counts, of }: { counts: number[]; of: string }) {
  if (counts.reduce((sum, count) => sum + count, 0) < fewest) return null;
  const most = Math.max(1, ...counts);
  const width = counts.length * step;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={`${of}的分布`}>
      <path
        d={counts.map((count, at) => bar(at, (count / most) * (height - 2), count)).join('')}
        fill="var(--action)"
      />
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--line-strong)" />
    </svg>
  );
}

// A bin with any value stays visible beside the tallest.
function bar(at: number, tall: number, count: number): string {
  const shown = count === 0 ? 0 : Math.max(tall, 1.5);
  return `M${at * step + 1} ${height - 1}v${-shown.toFixed(1)}h${step - 2}v${shown.toFixed(1)}z`;
}
