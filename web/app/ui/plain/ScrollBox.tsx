import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls content wider than its place. The box is focusable, because not every browser lets a keyboard into it by itself. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const reachable = { tabIndex: 0 };
  return (
    <section className={className} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
