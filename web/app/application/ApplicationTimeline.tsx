import { applicationStep } from '@shuji/contract/application/labels';
import type { StepRow } from '@shuji/contract/application/schema';
import { Opinions, opinionsIn, Timeline } from '#app/ui/plain/Timeline.tsx';
import { badSteps } from './labels.ts';

/** Every step of an application with its words, newest first. */
export function ApplicationTimeline({ steps, labels }: { steps: readonly StepRow[]; labels: Record<string, string> }) {
  if (steps.length === 0) return <p className="muted">还没有办理记录；提交审核后，每一步都会记在这里。</p>;
  return (
    <Timeline
      steps={steps.toReversed().map((row) => ({
        key: `${row.at} ${row.step}`,
        title: applicationStep[row.step],
        at: row.at,
        isBad: badSteps.includes(row.step),
        by: row.by,
        note: row.reason,
        opinions: opinionsIn(labels, row.opinions),
      }))}
    />
  );
}

/** The reviewer's sentences, each with the name of its field; nothing when there are none. */
export function OpinionList({
  opinions,
  labels,
}: {
  opinions: Record<string, string>;
  labels: Record<string, string>;
}) {
  return <Opinions opinions={opinionsIn(labels, opinions)} />;
}
