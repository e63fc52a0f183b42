import type { Input } from '@shuji/contract/call';
import { listObjectionQueue, objectionGrounds } from '@shuji/contract/objection';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ObjectionReview } from './ObjectionReview.tsx';

export const meta = pageTitle('公示异议');

export default function ObjectionDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <ObjectionReview key={id} id={id} /> : <Queue />;
}

function Queue() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listObjectionQueue, pick(query, 'pageNum') as Input<typeof listObjectionQueue>);
  return (
    <>
      <h1>公示异议</h1>
      {!data && <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>}
      {data?.rows.length === 0 && (
        <Card>
          <Empty title="没有待处理的异议" text="对公示中产品提出的异议会出现在这里；处理完毕之前，公示不会结束。" />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <Card flat>
          <Table
            caption="待处理的公示异议"
            rows={data.rows}
            rowKey={(row) => row.id}
            columns={[
              {
                title: '产品',
                cell: (row) => <Link to={href('officeObjection', { id: row.id })}>{row.productName}</Link>,
              },
              { title: '供方', cell: (row) => row.supplierName },
              { title: '异议人', cell: (row) => row.objectorName },
              { title: '异议理由', cell: (row) => objectionGrounds[row.ground] },
              { title: '提出时间', cell: (row) => minuteOf(row.filedAt) },
              { title: '公示截止', cell: (row) => minuteOf(row.noticeUntil) },
            ]}
          />
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="条异议" />}
    </>
  );
}
