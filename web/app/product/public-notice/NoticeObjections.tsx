import { objectionGrounds, objectionStatus } from '@shuji/contract/objection/labels';
import type { PublicObjection } from '@shuji/contract/objection/schema';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf } from '#app/ui/time.ts';

/** Objections in short and neutral words, as anyone may read them. */
export function NoticeObjections({ rows, isNamed = false }: { rows: PublicObjection[]; isNamed?: boolean }) {
  return (
    <Table
      caption="公示异议处理情况"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        ...(isNamed
          ? [
              {
                title: '产品',
                cell: (row: PublicObjection) => (
                  <>
                    {row.productName} <small className="muted">{row.productNumber}</small>
                  </>
                ),
              },
            ]
          : []),
        { title: '异议理由', cell: (row) => objectionGrounds[row.ground] },
        { title: '提出日期', cell: (row) => <Day moment={row.filedAt} /> },
        { title: '供方答复', cell: (row) => (row.isAnswered ? '已答复' : '未答复') },
        { title: '处理结果', cell: (row) => objectionStatus[row.status] },
        { title: '处理日期', cell: (row) => (row.decidedAt ? <Day moment={row.decidedAt} /> : '—') },
      ]}
    />
  );
}

function Day({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {dayOf(moment)}
    </time>
  );
}
