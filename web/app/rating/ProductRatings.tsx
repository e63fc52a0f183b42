import type { Output } from '@shuji/contract/call';
import { listRatings } from '@shuji/contract/rating/calls';
import type { AspectLabels } from '@shuji/contract/rating/labels';
import type { PublicRating, RatingSummary } from '@shuji/contract/rating/schema';
import { useState } from 'react';
import { useCall } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Fold } from '#app/ui/plain/Fold.tsx';
import { RatingMark } from './RatingMark.tsx';
import { RatingWords } from './RatingWords.tsx';
import { ReportRating } from './ReportRating.tsx';
import { Stars } from './Stars.tsx';

const most = 50;

interface ProductRatingsProps {
  id: string;
  aspects: AspectLabels;
  first: Output<typeof listRatings>;
}

/** Ratings of a product by buyers of completed deals: the first of them, and more on request. */
export function ProductRatings({ id, aspects, first }: ProductRatingsProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const { data: more, loading } = useCall(listRatings, wantsMore ? { id, pageSize: most } : null);
  const data = more ?? first;
  return (
    <section id="rating" aria-label="成交评价">
      <Card title="成交评价" extra={<RatingMark mark={data.summary} />}>
        <div className="stack">
          <Fold label={`${countOf(data.rows.length)} 条评价`}>
            <Summary summary={data.summary} aspects={aspects} />
            <ul className="lines">
              {data.rows.map((row: PublicRating) => (
                <li key={row.id}>
                  <RatingWords rating={row} aspects={aspects} by={row.buyer}>
                    <div>
                      <ReportRating id={row.id} />
                    </div>
                  </RatingWords>
                </li>
              ))}
            </ul>
            {!more && first.total > first.rows.length && (
              <div>
                <Button busy={loading} onClick={() => setWantsMore(true)}>
                  查看更多评价
                </Button>
              </div>
            )}
          </Fold>
          <p className="muted small">评价由已完成交易的需方作出，不影响产品在市场中的排序。</p>
        </div>
      </Card>
    </section>
  );
}

function Summary({ summary, aspects }: { summary: RatingSummary; aspects: AspectLabels }) {
  if (summary.average === null) return null;
  return (
    <Facts
      facts={aspects.map(([aspect, label]) => [
        label,
        <span key={aspect}>
          <Stars points={summary[aspect] ?? 0} /> {summary[aspect]?.toFixed(1)}
        </span>,
      ])}
    />
  );
}
