import type { UsageSpan } from '@shuji/contract/gateway/labels';
import type { UsagePoint } from '@shuji/contract/gateway/schema';
import { ScrollBox } from '#app/ui/ScrollBox.tsx';
import { labelOf, totalsOf } from './points.ts';
import styles from './UsageChart.module.css';

const [width, height, left, bottom] = [720, 220, 44, 24];
const plot = height - bottom - 12;

/** Calls as bars: counted, given back, refused. */
export function UsageChart({ points, span }: { points: UsagePoint[]; span: UsageSpan }) {
  const most = niceMost(Math.max(...points.map(({ calls, failed, refused }) => calls + failed + refused)));
  const step = (width - left) / points.length;
  const totals = totalsOf(points);
  const words = `计次调用 ${totals.calls} 次，退回 ${totals.failed} 次，被拒绝 ${totals.refused} 次`;
  const every = span === 'day' ? 4 : 5;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span data-kind="calls">计次调用</span>
        <span data-kind="failed">退回</span>
        <span data-kind="refused">被拒绝</span>
      </figcaption>
      <ScrollBox label="调用次数图" className={styles.scroll}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`调用次数图：${words}`}>
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <line x1={left} x2={width} y1={yOf(part)} y2={yOf(part)} className={styles.grid} />
              <text x={left - 8} y={yOf(part) + 4} textAnchor="end">
                {Math.round(most * part)}
              </text>
            </g>
          ))}
          {points.map((point, place) => (
            <g key={point.at}>
              <Bar point={point} most={most} x={left + place * step + step * 0.15} width={step * 0.7} />
              {(points.length - 1 - place) % every === 0 && (
                <text {...placeOf(place, points.length, step)} y={height - 6}>
                  {labelOf(point, span)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </ScrollBox>
    </figure>
  );
}

function Bar({ point, most, x, width }: { point: UsagePoint; most: number; x: number; width: number }) {
  let under = 0;
  return (['calls', 'failed', 'refused'] as const).map((kind) => {
    const from = under;
    under += point[kind];
    if (point[kind] === 0) return null;
    const [top, foot] = [yOf(under / most), yOf(from / most)];
    return <rect key={kind} data-kind={kind} x={x} y={top} width={width} height={Math.max(1, foot - top)} />;
  });
}

// The last label ends where the picture does.
function placeOf(place: number, count: number, step: number) {
  if (place === count - 1) return { x: width, textAnchor: 'end' } as const;
  return { x: left + place * step + step / 2, textAnchor: 'middle' } as const;
}

function yOf(part: number): number {
  return 12 + plot * (1 - part);
}

// An even number, so that its half is one too.
function niceMost(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return [2, 4, 6, 8, 10, 20].map((part) => part * power).find((nice) => nice >= most) ?? most;
}
