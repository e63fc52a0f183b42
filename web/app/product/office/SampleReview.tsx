import { getSampleForReview } from '@shuji/contract/product-sample';
import { useCall } from '#app/lib/use-call.ts';
import { SampleView } from '#app/sample/SampleView.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** What the sample really holds, before a reviewer lets it be shown. */
export function SampleReview({ id }: { id: string }) {
  const { data, loading } = useCall(getSampleForReview, { id });
  return <Card title="样例体检">{data ? <SampleView profile={data} /> : loading && <Skeleton lines={4} />}</Card>;
}
