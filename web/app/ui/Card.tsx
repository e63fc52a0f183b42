import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Beside the title: links or buttons. */
  extra?: ReactNode;
  /** No padding, for a table or an image that reaches the edge. */
  flat?: boolean;
  className?: string;
  children: ReactNode;
}

/** A white sheet, with a heading when it has a title. */
export function Card({ title, extra, flat, className, children }: CardProps) {
  return (
    <section className={className ? `card ${className}` : 'card'} data-flat={flat || undefined}>
      {(title || extra) && (
        <header>
          {title && <h2>{title}</h2>}
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
