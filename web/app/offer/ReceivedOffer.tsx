import { acceptOffer, counterOffer, refuseOffer } from '@shuji/contract/offer/calls';
import { offerStatus } from '@shuji/contract/offer/labels';
import { type DemandOfOffer, type Offer, refuseOffer as refuseOfferShape } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { Link } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { href } from '#app/paths.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './DemandOffers.module.css';
import { lastOf, statusTone } from './labels.ts';
import { OfferDetail } from './OfferDetail.tsx';
import { OfferHistory } from './OfferHistory.tsx';

export type Answering = { id: string; move: 'accept' | 'counter' } | null;

interface ReceivedOfferProps {
  offer: Offer;
  demand: DemandOfOffer;
  isChosen: boolean;
  onAnswer: (answering: Answering) => void;
}

/** One supplier's offer beside the others, and what its owner may answer. */
export function ReceivedOffer({ offer, demand, isChosen, onAnswer }: ReceivedOfferProps) {
  const { id, may, order } = offer;
  const vendor = vendorOfType(demand.kind);
  const hasProduct = lastOf(offer.rounds, 'seller')?.product?.isListed ?? false;
  return (
    <li className={`card ${styles.offer}`} data-chosen={isChosen || undefined}>
      <header className={`stack ${styles.head}`} data-gap="1">
        <h2>
          {offer.merchantId ? (
            <Link to={href('merchant', { id: offer.merchantId })}>{offer.sellerName}</Link>
          ) : (
            offer.sellerName
          )}
        </h2>
        <div className="row">
          <Tag tone={statusTone[offer.status]}>{offerStatus[offer.status].replace('供方', vendor)}</Tag>
          <span className="muted small">{minuteOf(offer.updatedAt)} 更新</span>
        </div>
      </header>
      <OfferDetail offer={offer} demand={demand} />
      <div className={`stack ruled ${styles.foot}`} data-gap="2">
        {offer.reason && <p className="muted small">原因：{offer.reason}</p>}
        {order && (
          <>
            <p className="muted small">订单编号 {order.number}</p>
            <LinkButton to={href('orderinfo', { side: 1, id: order.id })} look="primary">
              查看订单
            </LinkButton>
          </>
        )}
        {offer.isOutdated && <p className="muted small">您修改了需求内容，{vendor}核对并确认报价后，才能接受。</p>}
        {may.includes('accept') && !hasProduct && (
          <p className="muted small">{vendor}关联在架产品后，即可接受并生成订单。</p>
        )}
        <div className="row" data-gap="2">
          {may.includes('accept') && hasProduct && (
            <Button call={acceptOffer} look="primary" onClick={() => onAnswer({ id, move: 'accept' })}>
              接受报价
            </Button>
          )}
          {may.includes('counter') && (
            <Button call={counterOffer} onClick={() => onAnswer({ id, move: 'counter' })}>
              还价
            </Button>
          )}
          {may.includes('refuse') && (
            <ReasonStep
              call={refuseOffer}
              shape={refuseOfferShape}
              id={id}
              words="谢绝"
              text={`谢绝后这份报价结束，原因会告知${vendor}。`}
              done="已谢绝"
            />
          )}
        </div>
        <OfferHistory rounds={offer.rounds} sellerName={offer.sellerName} vendor={vendor} />
      </div>
    </li>
  );
}
