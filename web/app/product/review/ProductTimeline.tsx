import type { FileRef } from '@shuji/contract/file/schema';
import { formLabels } from '@shuji/contract/product/labels/fields';
import { type ProductStep, productSide, productStep } from '@shuji/contract/product/step';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { opinionsIn, Timeline } from '#app/ui/plain/Timeline.tsx';

interface Step {
  id: string;
  at: string;
  step: ProductStep;
  version: number;
  side: keyof typeof productSide;
  actorName?: string | null;
  reason: string | null;
  opinions: Record<string, string> | null;
  files: FileRef[];
}

const bad: readonly ProductStep[] = ['correct', 'refuse', 'object', 'uphold', 'suspend', 'keep', 'revoke', 'end'];

/** Every step, newest first, with its reason. */
export function ProductTimeline({ steps }: { steps: Step[] }) {
  return (
    <Timeline
      steps={steps.toReversed().map((one) => ({
        key: one.id,
        title: productStep[one.step],
        at: one.at,
        isBad: bad.includes(one.step),
        by: `第 ${one.version} 版 · ${productSide[one.side]}${one.actorName ? ` ${one.actorName}` : ''}`,
        note: one.reason,
        opinions: opinionsIn(formLabels, one.opinions),
        papers: <FileLinks files={one.files} />,
      }))}
    />
  );
}
