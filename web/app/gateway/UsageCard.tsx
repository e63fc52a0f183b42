import { type UsageSpan, usageSpans } from '@shuji/contract/gateway/labels';
import type { GatewayPage, UsagePoint } from '@shuji/contract/gateway/schema';
import { Card } from '#app/admin/Card.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { labelOf, totalsOf, wholeSpan } from './points.ts';
import { UsageChart } from './UsageChart.tsx';

const tabs = (Object.keys(usageSpans) as UsageSpan[]).map((value) => ({ value, label: usageSpans[value] }));

/** Calls by hour and response times: a chart, its figures, and a table of the same. */
export function UsageCard({ access, span }: { access: GatewayPage; span: UsageSpan }) {
  const points = wholeSpan(access.points, span);
  const totals = totalsOf(points);
  return (
    <Card title="调用用量" layout="stack">
      <Tabs name="span" tabs={tabs} label="统计范围" />
      <dl className="grid" data-min="tiny" data-fit>
        <Figure label="计次调用" value={`${totals.calls} 次`} />
        <Figure label="退回" value={`${totals.failed} 次`} />
        <Figure label="被拒绝" value={`${totals.refused} 次`} />
        <Figure label="平均耗时" value={msWords(totals.averageMs)} />
        <Figure label="最慢一次" value={msWords(totals.slowestMs)} />
      </dl>
      {totals.calls + totals.failed + totals.refused === 0 ? (
        <p className="muted">{usageSpans[span]}没有调用。</p>
      ) : (
        <>
          <UsageChart points={points} span={span} />
          <details className="unfold">
            <summary>以表格查看</summary>
            <UsageTable points={points} span={span} />
          </details>
        </>
      )}
      <p className="muted small">按小时汇总的数字保留 400 天。</p>
    </Card>
  );
}

function UsageTable({ points, span }: { points: UsagePoint[]; span: UsageSpan }) {
  const used = points.filter(({ calls, failed, refused }) => calls + failed + refused > 0).toReversed();
  return (
    <Table
      caption="各时段的调用次数与耗时"
      rows={used}
      rowKey={({ at }) => at}
      columns={[
        { title: span === 'day' ? '时段' : '日期', cell: (point) => labelOf(point, span) },
        { title: '计次调用', align: 'right', cell: ({ calls }) => calls },
        { title: '退回', align: 'right', cell: ({ failed }) => failed },
        { title: '被拒绝', align: 'right', cell: ({ refused }) => refused },
        { title: '平均耗时', align: 'right', cell: ({ averageMs }) => msWords(averageMs) },
        { title: '最慢一次', align: 'right', cell: ({ slowestMs }) => msWords(slowestMs) },
      ]}
    />
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="small muted">{label}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}

function msWords(ms: number | null): string {
  return ms === null ? '—' : `${ms} 毫秒`;
}
