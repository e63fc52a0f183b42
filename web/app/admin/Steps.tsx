import { Steps as AntSteps } from 'antd';

interface Step {
  label: string;
  /** A line below: when, who. */
  note?: string | undefined;
}

interface StepsProps {
  steps: Step[];
  /** Counts from 0; past the end means all done. */
  now: number;
  /** The present step failed. */
  bad?: boolean;
  label?: string;
}

/** A process and where it stands. */
export function Steps({ steps, now, bad, label = '进度' }: StepsProps) {
  return (
    <AntSteps
      {...{ role: 'list', 'aria-label': label }}
      size="small"
      titlePlacement="vertical"
      current={now}
      status={bad ? 'error' : 'process'}
      items={steps.map((step, at) => ({
        title: step.label,
        content: step.note && <span className="small">{step.note}</span>,
        role: 'listitem',
        'aria-current': at === now ? 'step' : undefined,
      }))}
    />
  );
}
