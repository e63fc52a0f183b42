import { demandSide, demandStep } from '@shuji/contract/demand/labels';
import { opinionFields } from '@shuji/contract/demand/labels/office';
import { Opinions, opinionsIn, Timeline } from '#app/ui/plain/Timeline.tsx';
import { badSteps } from './labels.ts';

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
