import type { FileRef } from '@shuji/contract/file/schema';
import { isServiceType } from '@shuji/contract/product/labels';
import { formLabelsOf } from '@shuji/contract/product/labels/fields';
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
export function ProductTimeline({ steps, productType }: { steps: Step[]; productType: string | null }) {
  const sides = isServiceType(productType) ? { ...productSide, owner: '服务方' } : productSide;
  return (
    <Timeline
      steps={steps.toReversed().map((one) => ({
        key: one.id,
        title: productStep[one.step],
        at: one.at,
        isBad: bad.includes(one.step),
        by: `第 ${one.version} 版 · ${sides[one.side]}${one.actorName ? ` ${one.actorName}` : ''}`,
        note: one.reason,
        opinions: opinionsIn(formLabelsOf(productType), one.opinions),
        papers: <FileLinks files={one.files} />,
      }))}
    />
  );
}
