import type { Input } from '@shuji/contract/call';
import { orderActors } from '@shuji/contract/order';
import { listDisputes } from '@shuji/contract/order-office';
import { Link, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Price } from '#app/ui/Price.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Table } from '#app/ui/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { leftWords } from '../words.ts';
import { DisputeReview } from './DisputeReview.tsx';

export const meta = pageTitle('交易争议');

export default function DisputeDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <DisputeReview key={id} id={id} /> : <Queue />;
}

function Queue() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listDisputes, pick(query, 'pageNum') as Input<typeof listDisputes>);
  return (
    <>
      <h1>交易争议</h1>
      {!data && <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>}
      {data?.rows.length === 0 && (
        <Card>
          <Empty title="没有待处理的争议" text="买卖双方提起的争议，以及供方逾期未交付的订单，会出现在这里。" />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <Card flat>
          <Table
            caption="待处理的争议"
            rows={data.rows}
            rowKey={(row) => row.id}
            columns={[
              {
                title: '产品',
                cell: (row) => <Link to={href('officeDispute', { id: row.id })}>{row.productName}</Link>,
              },
              { title: '订单编号', cell: (row) => row.orderNumber },
              { title: '供方', cell: (row) => row.sellerName },
              { title: '需方', cell: (row) => row.buyerName },
              { title: '金额', cell: (row) => <Price fen={row.amount} />, align: 'right' },
              { title: '提起', cell: (row) => `${orderActors[row.raisedBy]} ${minuteOf(row.raisedAt)}` },
              { title: '处理期限', cell: (row) => leftWords(row.dueAt) },
            ]}
          />
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="件争议" />}
    </>
  );
}
