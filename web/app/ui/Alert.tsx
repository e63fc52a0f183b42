import type { ReactNode } from 'react';

/** A callout that stays on the page: a requirement, or the reason of a return. */
export function Alert({
  title,
  tone = 'action',
  children,
}: {
  title?: string;
  tone?: 'action' | 'good' | 'warn' | 'bad';
  children?: ReactNode;
}) {
  return (
    <div className="notice" data-tone={tone} role="note">
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </div>
  );
}
