import { listDemandLog } from '@shuji/contract/demand/calls';
import { useCall } from '#app/lib/use-call.ts';
import { Card } from '#app/ui/Card.tsx';
import { TimelineRows } from './DemandTimeline.tsx';
import { EventsFallback } from './EventsFallback.tsx';

const stepsShown = 50;

/** Every step of a demand, for its owner and its taker. `round` changes when something happened. */
export function DemandLog({ id, round }: { id: string; round: string }) {
  return (
    <Card title="办理记录">
      <Steps key={round} id={id} />
    </Card>
  );
}

function Steps({ id }: { id: string }) {
  const { data, error, reload } = useCall(listDemandLog, { id, pageSize: stepsShown });
  if (!data) return <EventsFallback noun="办理记录" error={error} onAgain={reload} />;
  if (data.rows.length === 0) return <p className="muted">还没有办理记录；提交审核后，每一步都会记在这里。</p>;
  return <TimelineRows rows={data.rows} />;
}
