import { getByToken } from '@shuji/contract/account/calls';
import type { Input, Output } from '@shuji/contract/call';
import { addDemand, listOwnDemands } from '@shuji/contract/demand/calls';
import { demandStatus, demandStatuses } from '@shuji/contract/demand/labels';
import type { OwnCard } from '@shuji/contract/demand/schema';
import { countReceivedOffers } from '@shuji/contract/offer/calls';
import { listDemandDeals } from '@shuji/contract/offer/match';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { budgetWords, isSoon, leftWords, nextWords, statusTone } from '#app/demand/labels.ts';
import { pick } from '#app/lib/load.ts';
import { reread, together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { dayOf } from '#app/ui/time.ts';
import { DemandMoves } from './DemandMoves.tsx';

export const meta = pageTitle('我的需求');

type Side = 'taken' | 'published';

// Spec §2 reads /mydemand as the demands one has taken; these stand first but for who has only published.
const tabs: { value: Side; label: string }[] = [
  { value: 'taken', label: '我接的需求' },
  { value: 'published', label: '我发布的需求' },
];

export default function MyDemands() {
  const [query] = useSearchParams();
  const named = tabs.find(({ value }) => value === query.get('type'))?.value;
  const all = useQueryOf(listOwnDemands, { type: 'taken' });
  const counts = all.data?.counts;
  // Who has only published finds these first.
  const sides = counts?.taken === 0 && counts.published > 0 ? tabs.toReversed() : tabs;
  const type = named ?? sides[0]?.value ?? 'taken';
  const input = { type, ...pick(query, 'status', 'pageNum') } as Input<typeof listOwnDemands>;
  const own = useQueryOf(listOwnDemands, named || counts ? input : null);
  const { data } = own;
  const { error, reload } = together(all, own);
  const { data: me } = useQueryOf(getByToken, {});
  const concluded = (data?.rows ?? []).filter((row) => row.status === 'concluded').map((row) => row.id);
  const deals = useQueryOf(listDemandDeals, me?.attested && concluded.length > 0 ? { demands: concluded } : null);
  const received = useQueryOf(countReceivedOffers, type === 'published' && me?.attested ? {} : null);
  const status = query.get('status');
  const states = demandStatuses
    .filter((value) => data?.states[value] || value === status)
    .map((value) => ({ value, label: demandStatus[value], count: data?.states[value] ?? 0 }));
  return (
    <>
      <div className="row between">
        <h1>我的需求</h1>
        <LinkButton call={addDemand} to={href('publish')} look="primary">
          发布需求
        </LinkButton>
      </div>
      <Tabs
        name="type"
        tabs={sides.map((tab) => ({ ...tab, count: counts?.[tab.value] ?? 0 }))}
        label="我的需求"
        drops={['status']}
      />
      {states.length > 1 && (
        <Card>
          <Tabs name="status" tabs={[{ value: '', label: '全部状态' }, ...states]} label="需求状态" />
        </Card>
      )}
      {!data && (
        <Card>
          <Fallback noun="需求" error={error} onAgain={reload} />
        </Card>
      )}
      {data?.rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          type={type}
          offers={received.data?.find((one) => one.demandId === row.id)}
          deal={deals.data?.find((one) => one.demandId === row.id)}
        />
      ))}
      {data?.rows.length === 0 && <Card>{status ? <NoneSuch type={type} /> : <Nothing type={type} />}</Card>}
      {data && <Pager total={data.total} capped={data.capped} unit="条需求" />}
    </>
  );
}

interface RowProps {
  row: OwnCard;
  type: Side;
  offers: Output<typeof countReceivedOffers>[number] | undefined;
  /** The order it ended in, if it ended in one here. */
  deal: Output<typeof listDemandDeals>[number] | undefined;
}

function Row({ row, type, offers, deal }: RowProps) {
  const left = leftWords(row.daysLeft);
  return (
    <Card layout="stack" gap={2}>
      <div className="row between">
        <h2 className="title">
          <Link to={href('deminfo', { id: row.id })}>{row.title || '未填写标题的草稿'}</Link>
        </h2>
        <Tag tone={statusTone[row.status]}>{demandStatus[row.status]}</Tag>
      </div>
      <ul className="inline small muted">
        <li>{row.number}</li>
        {budgetWords(row) && <li>预算 {budgetWords(row)}</li>}
        {left && <li className={isSoon(row.daysLeft) ? 'warn' : undefined}>{left}</li>}
        {row.otherName && <li>{type === 'taken' ? `需求方 ${row.otherName}` : `接单方 ${row.otherName}`}</li>}
        <li>{row.takenAt ? `${dayOf(row.takenAt)} 接单` : `${dayOf(row.updatedAt)} 更新`}</li>
      </ul>
      {row.note && <p className="well compact">{row.note}</p>}
      <p className="small muted">下一步：{nextWords(row.status, type)}</p>
      <div className="row">
        {deal && (
          <LinkButton
            to={href('orderinfo', { side: deal.side === 'buyer' ? 1 : 2, id: deal.orderId })}
            size="small"
            look="primary"
          >
            查看订单 {deal.orderNumber}
          </LinkButton>
        )}
        {offers && (
          <LinkButton
            to={href('demandoffers', { id: row.id })}
            size="small"
            look={offers.waiting > 0 ? 'primary' : 'default'}
          >
            {offers.waiting > 0 ? `对比报价（${offers.waiting} 份待答复）` : `收到的报价（${offers.total}）`}
          </LinkButton>
        )}
        <DemandMoves demand={row} size="small" onMoved={reread} />
        <LinkButton to={href('deminfo', { id: row.id })} size="small" look="quiet">
          {row.status === 'draft' ? '预览' : '详情与记录'}
        </LinkButton>
      </div>
    </Card>
  );
}

function NoneSuch({ type }: { type: Side }) {
  return (
    <Empty title="没有这个状态的需求" text="换个状态再看看。">
      <LinkButton to={href('mydemand', { type })}>查看全部需求</LinkButton>
    </Empty>
  );
}

function Nothing({ type }: { type: Side }) {
  if (type === 'taken') {
    return (
      <Empty title="还没有接过需求" text="到需求大厅看看，有合适的就接下来对接。">
        <LinkButton to={href('demand')} look="primary">
          去需求大厅
        </LinkButton>
      </Empty>
    );
  }
  return (
    <Empty title="还没有发布过需求" text="说出您要找的数据，审核通过后供方可以在大厅接单。">
      <LinkButton call={addDemand} to={href('publish')} look="primary">
        发布需求
      </LinkButton>
    </Empty>
  );
}
