import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** An empty state: its reason, and a next step (children: a link or button). */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M20 14h44l12 12v36a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" fill="var(--paper)" />
        <path d="M64 14v12h12M32 34h32M32 44h32M32 54h18" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
