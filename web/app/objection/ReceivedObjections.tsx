import type { Input } from '@shuji/contract/call';
import { listReceivedObjections } from '@shuji/contract/objection/calls';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { AnswerObjection } from './AnswerObjection.tsx';
import { ObjectionCard } from './ObjectionCard.tsx';

/** Objections to the reader's products; an open one is answered here, once. */
export function ReceivedObjections() {
  const [query] = useSearchParams();
  const input = pick(query, 'pageNum') as Input<typeof listReceivedObjections>;
  const { data, error, reload } = useQueryOf(listReceivedObjections, input);
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
        <ObjectionCard key={row.id} objection={row}>
          {row.mayAnswer && <AnswerObjection id={row.id} productType={row.productType} />}
        </ObjectionCard>
      ))}
      {data.rows.length === 0 && (
        <Card>
          <Empty
            title="您的产品没有收到异议"
            text="产品公示期间收到异议的，会出现在这里并通知您；您可以答复并提交证明材料。"
          />
        </Card>
      )}
      <Pager total={data.total} capped={data.capped} unit="条异议" />
    </>
  );
}
