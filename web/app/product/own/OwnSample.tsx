import { getOwnSample } from '@shuji/contract/product/sample';
import { Card } from '#app/admin/Card.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { OpenOwnSample } from '#app/sample/OpenOwnSample.tsx';
import { SampleView } from '#app/sample/SampleView.tsx';

/** The sample of an own product as buyers see it. */
export function OwnSample({ id }: { id: string }) {
  const { data } = useQueryOf(getOwnSample, { id });
  if (!data) return null;
  return (
    <Card title="样例预览" extra={<OpenOwnSample id={data.fileId} />}>
      <div className="stack">
        <p className="muted small">需方在产品页看到的就是这样。</p>
        <SampleView profile={data.profile} />
      </div>
    </Card>
  );
}
