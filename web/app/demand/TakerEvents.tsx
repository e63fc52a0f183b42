import { listTakerEvents } from '@shuji/contract/demand/contact';
import { takerSteps } from '@shuji/contract/demand/labels/contact';
import { useState } from 'react';
import { useCall } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { EventsFallback } from './EventsFallback.tsx';

const firstShown = 10;
const mostShown = 100;

/** For the owner of a demand: who took it, read its contact or gave it back, and why. */
export function TakerEvents({ id, round }: { id: string; round: string }) {
  return (
    <Card title="谁看过联系方式">
      <Events key={round} id={id} />
    </Card>
  );
}

function Events({ id }: { id: string }) {
  const [pageSize, setPageSize] = useState(firstShown);
  const { data, error, reload } = useCall(listTakerEvents, { id, pageSize });
  if (!data) return <EventsFallback noun="查看记录" error={error} onAgain={reload} />;
  if (data.rows.length === 0)
    return <p className="muted">还没有供方接单。联系方式只有接单方可以查看，每次查看都会记在这里。</p>;
  return (
    <>
      <Table
        caption="接单、查看联系方式与退回的记录"
        rows={data.rows}
        rowKey={(row) => row.id}
        columns={[
          { title: '时间', cell: ({ at }) => minuteOf(at) },
          { title: '供方', cell: ({ partyName }) => partyName },
          { title: '事项', cell: ({ step, reason }) => `${takerSteps[step]}${reason ? `：${reason}` : ''}` },
        ]}
      />
      {data.total > data.rows.length && pageSize === firstShown && (
        <Button size="small" look="quiet" onClick={() => setPageSize(mostShown)}>
          显示全部 {data.total} 条
        </Button>
      )}
    </>
  );
}
