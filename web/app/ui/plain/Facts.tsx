import type { ReactNode } from 'react';

/** Label and value pairs; those without a value are left out. */
export function Facts({ facts }: { facts: (readonly [label: string, value: ReactNode])[] }) {
  const rows = facts.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false);
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
