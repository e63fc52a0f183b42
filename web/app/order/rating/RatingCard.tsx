import { getOrderRating, rateOrder } from '@shuji/contract/order/rating';
import type { OrderPage } from '@shuji/contract/order/schema';
import { aspectsOf } from '@shuji/contract/rating/labels';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { vendorOf } from '#app/product/labels.ts';
import { RatingWords } from '#app/rating/RatingWords.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { AnswerRating } from './AnswerRating.tsx';
import { RateForm } from './RateForm.tsx';

/** The rating of a completed deal by its buyer, and the supplier's answer. */
export function RatingCard({ order }: { order: Pick<OrderPage, 'id' | 'side' | 'status' | 'buyer' | 'product'> }) {
  const { data, error, reload } = useQueryOf(getOrderRating, order.status === 'completed' ? { id: order.id } : null);
  const [isChanging, setIsChanging] = useState(false);
  if (!data && error)
    return (
      <Card title="成交评价" className="no-print">
        <Fallback noun="成交评价" error={error} onAgain={reload} small />
      </Card>
    );
  if (!data || (!data.rating && !data.mayRate)) return null;
  const { rating, mayRate, mayAnswer, fixedAt } = data;
  if (!rating || isChanging) {
    return (
      <Card title="评价本次交易" className="no-print">
        <RateForm order={order} before={rating} onDone={() => setIsChanging(false)} />
      </Card>
    );
  }
  return (
    <Card title="成交评价" className="no-print">
      <div className="stack">
        {rating.hiddenReason && (
          <Alert tone="warn" title="该评价已被交易中心隐藏">
            {rating.hiddenReason}
          </Alert>
        )}
        <RatingWords
          rating={rating}
          aspects={aspectsOf(Boolean(order.product.service))}
          by={order.side === 'buyer' ? '我方评价' : `需方 ${order.buyer.name}`}
        />
        {mayRate && (
          <div className="row">
            <Button call={rateOrder} onClick={() => setIsChanging(true)}>
              修改评价
            </Button>
            <span className="muted small">
              {minuteOf(fixedAt)} 前、{vendorOf(order.product)}答复前可以修改
            </span>
          </div>
        )}
        {mayAnswer && <AnswerRating id={rating.id} />}
      </div>
    </Card>
  );
}
