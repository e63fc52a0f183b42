import type { DemandDetail } from '@shuji/contract/demand/schema';
import { addOffer, listDemandOffers, listOwnOffers } from '@shuji/contract/offer/calls';
import { liveOffers, offerStatus } from '@shuji/contract/offer/labels';
import { getDemandDeal } from '@shuji/contract/offer/match';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';

/** Leads to the offers: the owner's received ones, a supplier's own or a new one. */
export function OfferDoor({ demand }: { demand: DemandDetail }) {
  return (
    <>
      {demand.status === 'concluded' && (demand.isMine || demand.isTaken) && <Deal demand={demand} />}
      <Offers demand={demand} />
    </>
  );
}

function Deal({ demand: { id, isMine } }: { demand: DemandDetail }) {
  const { data } = useCall(getDemandDeal, { id });
  if (!data?.order) return null;
  return (
    <LinkButton to={href('orderinfo', { side: isMine ? 1 : 2, id: data.order.id })} look="primary" size="large">
      查看成交订单
    </LinkButton>
  );
}

function Offers({ demand }: { demand: DemandDetail }) {
  if (demand.isMine) return <ReceivedOffers demand={demand} />;
  const isOpen = demand.may.includes('take') || (demand.isTaken && demand.status === 'taken');
  return isOpen || demand.isTaken ? <Own id={demand.id} isOpen={isOpen} /> : null;
}

function ReceivedOffers({ demand: { id, status } }: { demand: DemandDetail }) {
  const wasShown = ['published', 'unpublished', 'taken', 'concluded'].includes(status);
  const { data } = useCall(listDemandOffers, wasShown ? { id } : null);
  if (!data || data.offers.length === 0) return null;
  const waiting = data.offers.filter((offer) => offer.status === 'open').length;
  return (
    <LinkButton to={href('demandoffers', { id })} look={waiting > 0 ? 'primary' : 'default'} size="large">
      {waiting > 0 ? `对比报价（${waiting} 份待答复）` : `收到的报价（${data.offers.length}）`}
    </LinkButton>
  );
}

function Own({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { data } = useCall(listOwnOffers, { demandId: id, pageSize: 1 });
  const last = data?.rows[0];
  const isLive = last !== undefined && liveOffers.includes(last.status);
  if (last && (isLive || !isOpen)) {
    return (
      <LinkButton to={href('myoffers', { demand: id })} size="large">
        我的报价 · {offerStatus[last.status]}
      </LinkButton>
    );
  }
  if (!data || !isOpen) return null;
  return (
    <LinkButton call={addOffer} to={href('makeoffer', { demand: id })} look="primary" size="large">
      报价
    </LinkButton>
  );
}
