import type { Input } from '@shuji/contract/call';
import { type OrderSide, orderStatus, orderStatuses } from '@shuji/contract/order/labels';
import { orderShows, orderSorts } from '@shuji/contract/order/labels/list';
import { listOrders } from '@shuji/contract/order/list';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { AttestedOnly } from '#app/application/AttestedOnly.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Sorts } from '#app/ui/plain/Sorts.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderFilter } from './OrderFilter.tsx';
import { OrderRow } from './OrderRow.tsx';

const titles = { buyer: '订购的产品', seller: '售出的产品' } as const;
const narrowing = ['status', 'show', 'keyword', 'from', 'to'];

const toCome = {
  buyer: '认证并开通需方交易权限后，就可以订购数据产品与服务，订单会出现在这里。',
  seller: '认证、入驻数商并开通供方或服务方交易权限后，就可以出售数据产品或提供服务，订单会出现在这里。',
} as const;

/** One's deals on one side. */
export function OrderList({ side }: { side: OrderSide }) {
  return (
    <AttestedOnly title={titles[side]} text={toCome[side]}>
      <ListOfSide side={side} />
    </AttestedOnly>
  );
}

/** Orders by turn, status and date; all filters live in the address. */
function ListOfSide({ side }: { side: OrderSide }) {
  const [query] = useSearchParams();
  const x = side === 'buyer' ? 1 : 2;
  const input = { x, ...pick(query, ...narrowing, 'sort', 'pageNum') } as Input<typeof listOrders>;
  const { data, error, reload } = useQueryOf(listOrders, input);
  const { counts = {}, turn, unread } = data ?? {};
  const shows = [
    { value: '', label: '全部订单' },
    { value: 'turn', label: orderShows.turn, count: turn },
    { value: 'unread', label: orderShows.unread, count: unread },
    // Seldom, so only while there is some.
    ...(['plead', 'invoice', 'key'] as const)
      .filter((value) => data?.[value] || value === query.get('show'))
      .map((value) => ({ value, label: orderShows[value], count: data?.[value] })),
  ];
  const states = orderStatuses
    .filter((value) => counts[value] || value === query.get('status'))
    .map((value) => ({ value, label: orderStatus[value], count: counts[value] }));
  const isNarrowed = narrowing.some((name) => query.get(name));
  return (
    <>
      <div className="row between">
        <h1>{titles[side]}</h1>
        {data && data.total > 0 && <ExportOrders x={x} />}
      </div>
      <Tabs name="show" tabs={shows} label="显示范围" />
      <Card>
        <div className="stack">
          <OrderFilter side={side} />
          <div className="row between" data-gap="6">
            <Tabs name="status" tabs={[{ value: '', label: '全部状态' }, ...states]} label="订单状态" />
            <Sorts sorts={orderSorts} />
          </div>
        </div>
      </Card>
      {!data && (
        <Card>
          <Fallback noun="订单" error={error} onAgain={reload}>
            <LinkButton to={{ search: '' }}>查看全部订单</LinkButton>
          </Fallback>
        </Card>
      )}
      {data?.rows.map((row) => (
        <OrderRow key={row.id} row={row} side={side} />
      ))}
      {data?.rows.length === 0 && <Card>{isNarrowed ? <NoneFound /> : <Nothing side={side} />}</Card>}
      {data && <Pager total={data.total} capped={data.capped} unit="笔订单" />}
    </>
  );
}

function NoneFound() {
  return (
    <Empty title="没有符合条件的订单" text="换个状态、时间或关键词再看看。">
      <LinkButton to={{ search: '' }}>查看全部订单</LinkButton>
    </Empty>
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
