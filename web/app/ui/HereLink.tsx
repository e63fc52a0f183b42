import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** So much of the entry beside it is left to be seen. */
const neighbour = 24;

interface HereLinkProps extends Omit<ComponentProps<typeof Link>, 'ref' | 'aria-current'> {
  isHere: boolean;
  /** False while the row is still to widen, as by counts that are on their way. */
  isSettled?: boolean;
}

/** An entry of a `nav`. On a phone the row may run past the edge: the entry that is here is moved into sight. */
export function HereLink({ isHere, isSettled = true, ...rest }: HereLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // The observer is told once the page is laid out, and has it laid out for nothing else.
  useEffect(() => {
    if (!isHere || !isSettled || !link.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      watch.disconnect();
      if (seen) moveInto(seen.target, seen.boundingClientRect);
    });
    watch.observe(link.current);
    return () => watch.disconnect();
  }, [isHere, isSettled]);
  return <Link ref={link} {...rest} aria-current={isHere ? 'page' : undefined} />;
}

function moveInto(link: Element, { left, right }: DOMRectReadOnly): void {
  const nav = link.closest('nav');
  if (!nav) return;
  const sight = nav.getBoundingClientRect();
  const before = left - sight.left - neighbour;
  const behind = right - sight.right + neighbour;
  const by = left < sight.left ? before : right > sight.right ? behind : 0;
  if (by === 0) return;
  // Either moves, and the other takes no notice.
  for (const row of [nav, ...nav.querySelectorAll('ul')]) row.scrollLeft += by;
}
