import { Card as AntCard } from 'antd';
import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Beside the title: links or buttons. */
  extra?: ReactNode;
  /** No padding, for a table or an image that reaches the edge. */
  flat?: boolean;
  className?: string | undefined;
  /** Classes of layout by which its parts stand: stack, split. */
  layout?: string;
  /** Of a layout, in steps of 4 px. */
  gap?: number;
  children: ReactNode;
}

/** A white sheet, with a heading when it has a title. */
export function Card({ title, extra, flat, className, layout, gap, children }: CardProps) {
  return (
    <section className={className} data-flat={flat || undefined}>
      <AntCard title={title && <h2>{title}</h2>} extra={extra}>
        <div className={layout} data-gap={gap}>
          {children}
        </div>
      </AntCard>
    </section>
  );
}
