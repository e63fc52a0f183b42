import { deliveryKinds } from '@shuji/contract/order/labels';
import type { OrderPage } from '@shuji/contract/order/schema';
import { Card } from '#app/admin/Card.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { minuteOf } from '#app/ui/time.ts';

/** That something was delivered, and fetched; the office does not open what the parties trade. */
export function DeliveryRecord({ deliveries }: { deliveries: OrderPage['deliveries'] }) {
  if (deliveries.length === 0) return null;
  return (
    <Card title="交付记录" className="no-print">
      <Table
        caption="交付记录"
        rows={deliveries}
        rowKey={(row) => row.id}
        columns={[
          { title: '交付时间', cell: (row) => minuteOf(row.deliveredAt) },
          { title: '方式', cell: (row) => deliveryKinds[row.kind] },
          { title: '内容', cell: (row) => contentWords(row) },
          { title: '说明', cell: (row) => row.note || '—' },
          { title: '需方异议', cell: (row) => row.objection ?? '—' },
        ]}
      />
    </Card>
  );
}

function contentWords({ files, accessId }: OrderPage['deliveries'][number]): string {
  const listed = files.map(({ name, size, downloads }) => {
    const fetched = downloads > 0 ? `需方已下载 ${downloads} 次` : '需方未下载';
    return `${name}（${sizeWords(size)}，${fetched}）`;
  });
  if (accessId) listed.push('经本平台网关调用');
  return listed.join('；');
}
