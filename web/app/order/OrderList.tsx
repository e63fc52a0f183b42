import type { Input } from '@shuji/contract/call';
import { type OrderSide, orderStatus, orderStatuses } from '@shuji/contract/order';
import { listOrders } from '@shuji/contract/order-list';
import { Form, useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input as TextInput } from '#app/ui/Field.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import styles from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';

const words = {
  buyer: { title: '订购的产品', search: '订单编号、产品或供方' },
  seller: { title: '售出的产品', search: '订单编号、产品或需方' },
} as const;

/** One's deals on one side, by state. */
export function OrderList({ side }: { side: OrderSide }) {
  const [query] = useSearchParams();
  const x = side === 'buyer' ? 1 : 2;
  const input = { x, ...pick(query, 'status', 'keyword', 'pageNum') } as Input<typeof listOrders>;
  const { data, error } = useCall(listOrders, input);
  const counts = data?.counts ?? {};
  const tabs = orderStatuses.map((value) => ({ value, label: orderStatus[value], count: counts[value] }));
  const status = query.get('status');
  return (
    <>
      <div className="row between">
        <h1>{words[side].title}</h1>
        <Form method="get" className={styles.search} role="search">
          {status && <input type="hidden" name="status" value={status} />}
          <TextInput
            name="keyword"
            type="search"
            maxLength={40}
            aria-label={words[side].search}
            placeholder={words[side].search}
            defaultValue={query.get('keyword') ?? ''}
          />
          <Button type="submit">查询</Button>
        </Form>
      </div>
      <Tabs name="status" tabs={[{ value: '', label: '全部' }, ...tabs]} label="订单状态" />
      {!data && <Card>{error ? <Empty title="暂时读不到订单" text={error.message} /> : <Skeleton lines={6} />}</Card>}
      {data?.rows.map((row) => (
        <OrderRow key={row.id} row={row} side={side} />
      ))}
      {data?.rows.length === 0 && (
        <Card>
          {status || query.get('keyword') ? (
            <Empty title="没有符合条件的订单" text="换个状态或关键词再看看。" />
          ) : (
            <Nothing side={side} />
          )}
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="笔订单" />}
    </>
  );
}

function Nothing({ side }: { side: OrderSide }) {
  if (side === 'buyer') {
    return (
      <Empty title="还没有订购过产品" text="在数据市场找到合适的产品，点“申请订购”即可开始。">
        <LinkButton to={href('product')} look="primary">
          去数据市场
        </LinkButton>
      </Empty>
    );
  }
  return (
    <Empty title="还没有收到订购申请" text="产品上架后，需方的订购申请会出现在这里。">
      <LinkButton to={href('myprod')} look="primary">
        管理我的产品
      </LinkButton>
    </Empty>
  );
}
