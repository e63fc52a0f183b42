import type { ReactNode } from 'react';

/** What a phone folds under a line that says what is in it; wider windows and paper show it without that line. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold unfold">
      <summary>{label}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
