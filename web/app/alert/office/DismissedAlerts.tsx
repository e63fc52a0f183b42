import { alertRules } from '@shuji/contract/alert/labels';
import type { AlertDismissal } from '@shuji/contract/alert/schema';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

export function DismissedAlerts({ rows }: { rows: AlertDismissal[] }) {
  if (rows.length === 0)
    return (
      <Card>
        <Empty title="还没有核查记录" text="记录过结论的提示会留存在这里。" />
      </Card>
    );
  return (
    <Card flat>
      <Table
        caption="已核查的提示，最近的在前"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { title: '对象', cell: (row) => row.subject },
          { title: '当时的情况', cell: (row) => <span title={alertRules[row.rule]}>{row.why}</span> },
          { title: '核查结论', cell: (row) => row.reason },
          { title: '核查人', width: '96px', cell: (row) => row.operatorName },
          { title: '时间', width: '160px', cell: (row) => minuteOf(row.at) },
        ]}
      />
    </Card>
  );
}
