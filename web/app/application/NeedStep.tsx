import { LinkButton } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import type { NextStep } from './next-step.ts';

/** In place of what needs a grant: its state, and the way to it. */
export function NeedStep({ step: { title, text, action, isWaiting }, to }: { step: NextStep; to: string }) {
  return (
    <Empty title={title} text={text}>
      <LinkButton to={to} look={isWaiting ? 'default' : 'primary'}>
        {action}
      </LinkButton>
    </Empty>
  );
}
