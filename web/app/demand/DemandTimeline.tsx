import { demandSide, demandStep, listDemandLog } from '@shuji/contract/demand';
import { opinionFields } from '@shuji/contract/demand-office';
import { useCall } from '#app/lib/use-call.ts';
import { Card } from '#app/ui/Card.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { minuteOf } from '#app/ui/time.ts';
import styles from './DemandTimeline.module.css';
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
    <ol className={styles.timeline}>
      {rows.map((row) => (
        <li key={row.id} data-bad={(badSteps as readonly string[]).includes(row.step) || undefined}>
          <div className="row between">
            <strong>{wordOf(demandStep, row.step)}</strong>
            <time className="muted small" dateTime={row.at}>
              {minuteOf(row.at)}
            </time>
          </div>
          <div className="muted small">
            {wordOf(demandSide, row.side)}
            {row.name && ` · ${row.name}`}
          </div>
          {row.note && <p>{row.note}</p>}
          {row.opinions && <Opinions opinions={row.opinions} />}
        </li>
      ))}
    </ol>
  );
}

/** The reviewer's sentences, each with the name of its field. */
export function Opinions({ opinions }: { opinions: Record<string, string> }) {
  return (
    <ul className={styles.opinions}>
      {Object.entries(opinions).map(([field, words]) => (
        <li key={field}>
          {wordOf(opinionFields, field)}：{words}
        </li>
      ))}
    </ul>
  );
}

function wordOf(words: Record<string, string>, code: string): string {
  return words[code] ?? code;
}
