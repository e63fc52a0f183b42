import { ratingSteps } from '@shuji/contract/rating/labels/office';
import { getRating } from '@shuji/contract/rating/office';
import type { RatingForReview } from '@shuji/contract/rating/schema/office';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { BackToList } from '#app/admin/list/BackToList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { RatingWords } from '#app/rating/RatingWords.tsx';
import { InHand } from '#app/review/InHand.tsx';
import { Timeline } from '#app/ui/plain/Timeline.tsx';
import { RatingDecision } from './RatingDecision.tsx';

const actors = { buyer: '需方', supplier: '供方', reporter: '举报人', office: '交易中心' } as const;

/** A rating with its report, and the centre's decision. */
export function RatingReview({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getRating, { id });
  return (
    <>
      <BackToList />
      {!data && (
        <Card>
          <Fallback noun="该评价" error={error} onAgain={reload} whole lines={8} />
        </Card>
      )}
      {data && <DetailList rating={data} />}
    </>
  );
}

function DetailList({ rating }: { rating: RatingForReview }) {
  const { id, claim, mayDecide, history, hiddenAt } = rating;
  return (
    <>
      <div className="row">
        <h1>评价：{rating.productName}</h1>
        {hiddenAt ? <Tag tone="bad">已隐藏</Tag> : <Tag tone="good">展示中</Tag>}
      </div>
      <p className="muted small">供方 {rating.supplierName}</p>
      <Card title="评价内容">
        <RatingWords rating={rating} by={`需方 ${rating.buyerName}`} />
      </Card>
      <Card title="经过">
        <Timeline
          steps={history.toReversed().map((row) => ({
            key: `${row.at}${row.step}`,
            title: actors[row.by] + ratingSteps[row.step],
            at: row.at,
            isBad: row.step === 'report' || row.step === 'hide',
            note: row.text,
          }))}
        />
      </Card>
      {mayDecide ? (
        <InHand desk="rating" id={id} claim={claim}>
          <RatingDecision id={id} isHidden={hiddenAt !== null} />
        </InHand>
      ) : (
        <Alert tone="warn" title="不能处理涉及本单位的评价">
          请转交其他审核人员办理。
        </Alert>
      )}
    </>
  );
}
