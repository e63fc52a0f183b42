import type { UsageSpan } from '@shuji/contract/gateway/labels';
import type { UsagePoint } from '@shuji/contract/gateway/schema';
import { BarChart } from '#app/chart/BarChart.tsx';
import { labelOf, totalsOf } from './points.ts';

/** Calls as bars: counted, given back, refused. */
export function UsageChart({ points, span }: { points: UsagePoint[]; span: UsageSpan }) {
  const totals = totalsOf(points);
  const words = `计次调用 ${totals.calls} 次，退回 ${totals.failed} 次，被拒绝 ${totals.refused} 次`;
  return (
    <BarChart
      label={`调用次数图：${words}`}
      labels={points.map((point) => labelOf(point, span))}
      series={[
        { name: '计次调用', colour: '--action', values: points.map(({ calls }) => calls) },
        { name: '退回', colour: '--warn', values: points.map(({ failed }) => failed) },
        { name: '被拒绝', colour: '--bad', values: points.map(({ refused }) => refused) },
      ]}
    />
  );
}
