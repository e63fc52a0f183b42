// A lifecycle as a table: what is not in it cannot happen.

/** One step of a lifecycle. The first status of `to` is where it leads unless the caller names another one of them. */
export interface Step<Side extends string, Subject extends { status: string }> {
  by: readonly [Side, ...Side[]];
  from: readonly Subject['status'][];
  to: readonly [Subject['status'], ...Subject['status'][]];
  when?: (subject: Subject, side: Side) => boolean;
}

/** True when `side` may take `step` with a subject in this status. */
export function mayMove<Name extends string, Side extends string, Subject extends { status: string }>(
  steps: Record<Name, Omit<Step<Side, Subject>, 'to'>>,
  side: NoInfer<Side>,
  subject: NoInfer<Subject>,
  step: Name,
): boolean {
  const { by, from, when } = steps[step];
  return by.includes(side) && from.includes(subject.status) && (when?.(subject, side) ?? true);
}
