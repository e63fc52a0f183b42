import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Beside the title: links or buttons. */
  extra?: ReactNode;
  /** No padding, for a table or an image that reaches the edge. */
  flat?: boolean;
  className?: string;
  /** Of a card that is a stack, in steps of 4 px. */
  gap?: number;
  children: ReactNode;
}

/** A white sheet, with a heading when it has a title. */
export function Card({ title, extra, flat, className, gap, children }: CardProps) {
  return (
    <section className={className ? `card ${className}` : 'card'} data-flat={flat || undefined} data-gap={gap}>
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
