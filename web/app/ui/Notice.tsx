import type { ReactNode } from 'react';

/** A word to the reader that stays on the page: what is wanted, why something was returned. */
export function Notice({
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
