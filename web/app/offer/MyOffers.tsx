import type { Input } from '@shuji/contract/call';
import { listOwnOffers, reviseOffer, withdrawOffer } from '@shuji/contract/offer/calls';
import { type OfferStatus, offerStatus } from '@shuji/contract/offer/labels';
import { type OwnOffer, withdrawOffer as withdrawOfferShape } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { Link, useSearchParams } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { AttestedOnly } from '#app/application/AttestedOnly.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { demandBudget, restWords, statusTone } from './labels.ts';
import { OfferDetail } from './OfferDetail.tsx';
import { OfferHistory } from './OfferHistory.tsx';

export const meta = pageTitle('我的报价');

const shown: OfferStatus[] = ['countered', 'open', 'accepted', 'refused'];
const tabs = [{ value: '', label: '全部' }, ...shown.map((value) => ({ value, label: offerStatus[value] }))];

export default function MyOffers() {
  return (
    <AttestedOnly
      title="我的报价"
      text="认证、入驻数商并开通供方或服务方交易权限后，就可以应答大厅里的需求，报价会出现在这里。"
    >
      <Offers />
    </AttestedOnly>
  );
}

function Offers() {
  const [query] = useSearchParams();
  const demandId = query.get('demand');
  const input = { ...(demandId ? { demandId } : {}), ...pick(query, 'status', 'pageNum') };
  const { data, error, reload } = useQueryOf(listOwnOffers, input as Input<typeof listOwnOffers>);
  return (
    <>
      <div className="row between">
        <h1>我的报价</h1>
        {demandId && <LinkButton to={href('myoffers')}>查看全部报价</LinkButton>}
      </div>
      {!demandId && <Tabs name="status" tabs={tabs} label="报价状态" />}
      {!data && (
        <Card>
          <Fallback noun="报价" error={error} onAgain={reload} />
        </Card>
      )}
      {data?.rows.map((offer) => (
        <Row key={offer.id} offer={offer} />
      ))}
      {data?.rows.length === 0 && (
        <Card>
          <Empty title="没有这样的报价" text="到需求大厅看看，用您的产品或方案应答合适的需求。">
            <LinkButton to={href('demand')} look="primary">
              去需求大厅
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="份报价" />}
    </>
  );
}

function reviseWords({ status, isOutdated }: OwnOffer): string {
  if (status === 'countered') return '回应还价';
  return isOutdated ? '确认报价' : '更新报价';
}

function Row({ offer }: { offer: OwnOffer }) {
  const { demand, may, order } = offer;
  const rest = restWords(offer);
  return (
    <Card>
      <div className="row between">
        <h2 className="title">
          <Link to={href('deminfo', { id: demand.id })}>{demand.title}</Link>
        </h2>
        {rest ? (
          <Tag>报价暂停</Tag>
        ) : (
          <Tag tone={statusTone[offer.status]}>
            {offerStatus[offer.status].replace('供方', vendorOfType(demand.kind))}
          </Tag>
        )}
      </div>
      <p className="muted small">
        {demand.number} · 预算 {demandBudget(demand)} · {minuteOf(offer.updatedAt)} 更新
      </p>
      {rest && <Alert title={rest} />}
      {!rest && offer.isOutdated && (
        <Alert title="需求内容在您报价后修改过" tone="warn">
          请<Link to={href('deminfo', { id: demand.id })}>查看修改后的需求</Link>
          ，核对后点“确认报价”；您确认前，需方不能接受这份报价。
        </Alert>
      )}
      <OfferDetail offer={offer} demand={demand} isAlone />
      {offer.reason && <p className="muted small">原因：{offer.reason}</p>}
      <div className="row">
        {order && (
          <LinkButton to={href('orderinfo', { side: 2, id: order.id })} look="primary">
            查看订单 {order.number}
          </LinkButton>
        )}
        {may.includes('revise') && (
          <LinkButton
            call={reviseOffer}
            to={href('makeoffer', { demand: demand.id })}
            look={offer.status === 'countered' || offer.isOutdated ? 'primary' : 'default'}
          >
            {reviseWords(offer)}
          </LinkButton>
        )}
        {may.includes('withdraw') && (
          <ReasonStep
            call={withdrawOffer}
            shape={withdrawOfferShape}
            id={offer.id}
            words="撤回报价"
            text="撤回后这份报价结束，原因会告知需方；需要时可以重新报价。"
            done="已撤回"
          />
        )}
      </div>
      <OfferHistory rounds={offer.rounds} sellerName={offer.sellerName} vendor={vendorOfType(demand.kind)} />
    </Card>
  );
}
