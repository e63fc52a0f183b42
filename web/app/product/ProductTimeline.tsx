import { type ProductStep, productSide, productStep } from '@shuji/contract/product';
import { formLabels } from '@shuji/contract/product-form';
import { minuteOf } from '#app/ui/time.ts';
import styles from './ProductTimeline.module.css';

interface TimelineStep {
  id: string;
  at: string;
  step: ProductStep;
  version: number;
  side: keyof typeof productSide;
  actorName?: string | null;
  reason: string | null;
  opinions: Record<string, string> | null;
}

const bad: readonly ProductStep[] = ['correct', 'refuse', 'suspend', 'revoke'];

/** Every step, the latest first, with what was said. */
export function ProductTimeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className={styles.line}>
      {steps.toReversed().map((one) => (
        <li key={one.id} data-bad={bad.includes(one.step) || undefined}>
          <div className="row">
            <b>{productStep[one.step]}</b>
            <span className="muted small">
              第 {one.version} 版 · {productSide[one.side]}
              {one.actorName && ` ${one.actorName}`} · {minuteOf(one.at)}
            </span>
          </div>
          {one.reason && <p>{one.reason}</p>}
          {one.opinions && Object.keys(one.opinions).length > 0 && (
            <ul className={styles.opinions}>
              {Object.entries(one.opinions).map(([field, text]) => (
                <li key={field}>
                  <b>{formLabels[field as keyof typeof formLabels] ?? field}</b>：{text}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
