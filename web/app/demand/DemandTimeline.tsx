import { demandSide, demandStep, listDemandLog } from '@shuji/contract/demand';
import { opinionFields } from '@shuji/contract/demand-office';
import { useCall } from '#app/lib/use-call.ts';
import { Card } from '#app/ui/Card.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Opinions, opinionsIn, Timeline } from '#app/ui/Timeline.tsx';
import { badSteps } from './words.ts';

const stepsShown = 50;

/** Every step of a demand, for its owner and its taker. `round` changes when something happened. */
export function DemandTimeline({ id, round }: { id: string; round: string }) {
  return (
    <Card title="办理记录">
      <Steps key={round} id={id} />
    </Card>
  );
}

function Steps({ id }: { id: string }) {
  const { data, loading } = useCall(listDemandLog, { id, pageSize: stepsShown });
  if (!data) return loading ? <Skeleton lines={4} /> : <p className="muted">办理记录暂时读不到，请稍后刷新。</p>;
  if (data.rows.length === 0) return <p className="muted">还没有办理记录；提交审核后，每一步都会记在这里。</p>;
  return <TimelineRows rows={data.rows} />;
}

type Row = {
  id: string;
  at: string;
  step: string;
  side: string;
  name: string | null;
  note: string | null;
  opinions: Record<string, string> | null;
};

/** The rows alone, newest first. */
export function TimelineRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Timeline
      steps={rows.map((row) => ({
        key: row.id,
        title: wordOf(demandStep, row.step),
        at: row.at,
        isBad: (badSteps as readonly string[]).includes(row.step),
        by: `${wordOf(demandSide, row.side)}${row.name ? ` · ${row.name}` : ''}`,
        note: row.note,
        opinions: opinionsIn(opinionFields, row.opinions),
      }))}
    />
  );
}

/** The reviewer's sentences, each with the name of its field. */
export function DemandOpinions({ opinions }: { opinions: Record<string, string> }) {
  return <Opinions opinions={opinionsIn(opinionFields, opinions)} />;
}

function wordOf(words: Record<string, string>, code: string): string {
  return words[code] ?? code;
}
