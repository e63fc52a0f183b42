// Every deal: found and read, exported; nothing is decided here.
import { orderStatus } from '@shuji/contract/order/labels';
import { orderSorts } from '@shuji/contract/order/labels/list';
import { overseenOrderColumns } from '@shuji/contract/order/labels/oversight';
import { exportOfficeOrders, listOfficeOrders } from '@shuji/contract/order/oversight';
import { Link, useSearchParams } from 'react-router';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { overseenNames, useOverseenFields } from '#app/list/overseen.ts';
import { useRowLink } from '#app/list/row-link.ts';
import { useListed } from '#app/list/use-list.ts';
import { statusTone } from '#app/order/labels.ts';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { OrderRecord } from './OrderRecord.tsx';

export const meta = pageTitle('订单总览');

const statuses = optionsOf(orderStatus);
const sorts = optionsOf(orderSorts);

export default function Orders() {
  const [query] = useSearchParams();
  const fields = useOverseenFields({ placeholder: '订单编号、产品或单位', statuses, days: '申请日期', sorts });
  const id = query.get('id');
  if (id) return <OrderRecord key={id} id={id} />;
  return (
    <>
      <div>
        <h1>订单总览</h1>
        <p className="muted">全部交易的进展、款项与交付。需要办理的事项在付款确认、结算退款和交易争议中。</p>
      </div>
      <ListFilter fields={fields} />
      <Rows />
    </>
  );
}

function Rows() {
  const { data, error, reload, filter } = useListed(listOfficeOrders, ...overseenNames);
  const to = useRowLink(href('officeOrder'));
  return (
    <OfficeRows
      list="order"
      columns={overseenOrderColumns}
      cells={{
        number: (row) => <Link to={to(row.id)}>{row.number}</Link>,
        product: (row) => row.productName,
        buyer: (row) => row.buyerName,
        seller: (row) => row.sellerName,
        amount: { align: 'right', cell: (row) => row.amount !== null && <Sum fen={row.amount} none="免费" /> },
        status: (row) => <Tag tone={statusTone[row.status]}>{orderStatus[row.status]}</Tag>,
        createdAt: (row) => minuteOf(row.createdAt),
        signedAt: (row) => minuteOf(row.signedAt),
        closedAt: (row) => minuteOf(row.closedAt),
        dueAt: (row) => minuteOf(row.dueAt),
      }}
      data={data}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有符合条件的订单" text="放宽筛选条件再试试。" />}
      unit="笔订单"
      caption="订单"
      sheet={{ call: exportOfficeOrders, input: filter }}
    />
  );
}
