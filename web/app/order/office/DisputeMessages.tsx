import { listDisputeMessages } from '@shuji/contract/order/message';
import type { OrderMessage } from '@shuji/contract/order/schema/message';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { MessageThread } from '#app/order/message/MessageThread.tsx';

/** The parties' messages, for the office to read in a dispute. */
export function DisputeMessages({ id }: { id: string }) {
  const [older, setOlder] = useState<readonly OrderMessage[]>([]);
  const [before, setBefore] = useState<number>();
  const { data, error, reload } = useQueryOf(listDisputeMessages, before ? { id, before } : { id }, {
    staleTime: 'static',
  });
  if (!data && error)
    return (
      <Card title="双方留言" className="no-print">
        <Fallback noun="双方留言" error={error} onAgain={reload} small />
      </Card>
    );
  if (!data || (data.rows.length === 0 && older.length === 0)) return null;
  return (
    <Card title="双方留言" className="no-print">
      <div className="stack">
        {data.hasOlder && (
          <div>
            <Button
              size="small"
              onClick={() => {
                setOlder([...data.rows, ...older]);
                setBefore(data.rows[0]?.place);
              }}
            >
              更早的留言
            </Button>
          </div>
        )}
        <MessageThread rows={[...data.rows.filter((row) => !older.includes(row)), ...older]} />
      </div>
    </Card>
  );
}
