import { isServiceType, vendorOfType } from '@shuji/contract/product/labels';
import { aspectsOf } from '@shuji/contract/rating/labels';
import { ratingSteps } from '@shuji/contract/rating/labels/office';
import { getRating } from '@shuji/contract/rating/office';
import type { RatingForReview } from '@shuji/contract/rating/schema/office';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { RatingWords } from '#app/rating/RatingWords.tsx';
import { ReviewPage } from '#app/review/ReviewPage.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { RatingDecision } from './RatingDecision.tsx';

const actors = { buyer: '需方', supplier: '供方', reporter: '举报人', office: '交易中心' } as const;

/** A rating with its report, and the centre's decision. */
export function RatingReview({ id }: { id: string }) {
  const called = useQueryOf(getRating, { id });
  return (
    <ReviewPage desk="rating" id={id} noun="该评价" called={called}>
      {(rating) => ({
        title: `评价：${rating.productName}`,
        tags: rating.hiddenAt ? <Tag tone="bad">已隐藏</Tag> : <Tag tone="good">展示中</Tag>,
        sheet: <Sheet rating={rating} />,
        claim: rating.claim,
        isOpen: true,
        barred: !rating.mayDecide && '不能处理涉及本单位的评价',
        decision: <RatingDecision id={id} isHidden={rating.hiddenAt !== null} />,
      })}
    </ReviewPage>
  );
}

function Sheet({ rating }: { rating: RatingForReview }) {
  const vendor = vendorOfType(rating.productType);
  return (
    <>
      <p className="muted small">
        {vendor} {rating.supplierName}
      </p>
      <Card title="评价内容">
        <RatingWords
          rating={rating}
          aspects={aspectsOf(isServiceType(rating.productType))}
          by={`需方 ${rating.buyerName}`}
        />
      </Card>
      <Card title="经过">
        <Timeline
          steps={rating.history.toReversed().map((row) => ({
            key: `${row.at}${row.step}`,
            title: actors[row.by].replace('供方', vendor) + ratingSteps[row.step],
            at: row.at,
            isBad: row.step === 'report' || row.step === 'hide',
            note: row.text,
          }))}
        />
      </Card>
    </>
  );
}
