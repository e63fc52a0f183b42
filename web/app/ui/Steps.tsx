interface Step {
  label: string;
  /** A line below: when, who. */
  note?: string;
}

/** A process and where it stands; `now` counts from 0, past the end means all done. `bad` marks the present step as failed. */
export function Steps({
  steps,
  now,
  bad,
  label = '进度',
}: {
  steps: Step[];
  now: number;
  bad?: boolean;
  label?: string;
}) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.label} data-state={stateOf(index, now, bad)} aria-current={index === now ? 'step' : undefined}>
          {step.label}
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, now: number, bad?: boolean): string {
  if (index < now) return 'done';
  if (index > now) return 'later';
  return bad ? 'bad' : 'now';
}
