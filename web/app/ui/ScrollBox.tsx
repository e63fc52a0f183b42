import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What is wider than its place scrolls in a box of its own. Not every browser lets a keyboard into such a box by itself. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const reachable = { tabIndex: 0 };
  return (
    <section className={className} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
