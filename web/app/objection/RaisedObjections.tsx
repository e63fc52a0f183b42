import type { Input } from '@shuji/contract/call';
import { listOwnObjections } from '@shuji/contract/objection/calls';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { ObjectionCard } from './ObjectionCard.tsx';

/** The reader's objections, with the supplier's answers and the centre's decisions. */
export function RaisedObjections() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(
    listOwnObjections,
    pick(query, 'pageNum') as Input<typeof listOwnObjections>,
  );
  if (!data) {
    return (
      <Card>
        <Fallback noun="异议" error={error} onAgain={reload} />
      </Card>
    );
  }
  return (
    <>
      {data.rows.map((row) => (
        <ObjectionCard key={row.id} objection={row} evidence={row.files} />
      ))}
      {data.rows.length === 0 && (
        <Card>
          <Empty title="您还没有提出过异议" text="对公示中的产品登记有异议的，可以在公示页提交说明和证据。">
            <LinkButton to={href('publicNotices')}>查看公示中的产品</LinkButton>
          </Empty>
        </Card>
      )}
      <Pager total={data.total} capped={data.capped} unit="条异议" />
    </>
  );
}
