import type { Input } from '@shuji/contract/call';
import { listGatewayCalls } from '@shuji/contract/gateway/calls';
import { callOutcomes } from '@shuji/contract/gateway/counting';
import { callDays } from '@shuji/contract/gateway/labels';
import type { GatewayCall, GatewayPage } from '@shuji/contract/gateway/schema';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { CountingRule } from '#app/product/CountingRule.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { secondOf } from '#app/ui/time.ts';

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'yes', label: '计次' },
  { value: 'no', label: '退回次数' },
];

/** Every call of the last days with its outcome, as both sides see it, and the rule of counting. */
export function CallsCard({ access }: { access: GatewayPage }) {
  const [query] = useSearchParams();
  const counted = query.get('counted');
  const callInput = { id: access.id, ...(counted === 'yes' || counted === 'no' ? { counted } : {}) };
  const input = { ...callInput, ...pick(query, 'pageNum') } as Input<typeof listGatewayCalls>;
  const { data, error, reload } = useQueryOf(listGatewayCalls, input);
  return (
    <Card title="调用明细">
      <div className="stack">
        <details className="unfold">
          <summary>计次规则</summary>
          <CountingRule />
        </details>
        <Tabs name="counted" tabs={tabs} label="计次结果" />
        {!data && <Fallback noun="调用明细" error={error} onAgain={reload} lines={5} />}
        {data?.rows.length === 0 && (
          <p className="muted">
            近 {callDays} 天没有{emptyWords(counted)}的调用。
          </p>
        )}
        {data && data.rows.length > 0 && (
          <>
            <Calls rows={data.rows} />
            <Pager total={data.total} capped={data.capped} unit="次调用" />
          </>
        )}
        <p className="muted small">明细保留 {callDays} 天，双方看到的相同；不保存请求与返回的内容。</p>
      </div>
    </Card>
  );
}

function emptyWords(counted: string | null): string {
  if (counted === 'yes') return '计次';
  return counted === 'no' ? '退回次数' : '已转发';
}

function Calls({ rows }: { rows: GatewayCall[] }) {
  return (
    <Table
      caption="每次调用的结果"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { title: '时间', cell: ({ at }) => secondOf(at) },
        { title: '结果', cell: ({ outcome }) => (outcome ? callOutcomes[outcome].label : '进行中') },
        {
          title: '计次',
          cell: ({ isCounted }) => <Tag tone={isCounted ? 'plain' : 'good'}>{isCounted ? '计 1 次' : '已退回'}</Tag>,
        },
        { title: 'HTTP 状态', align: 'right', cell: ({ status }) => status ?? '—' },
        { title: '耗时', align: 'right', cell: ({ ms }) => (ms === null ? '—' : `${ms} 毫秒`) },
      ]}
    />
  );
}
