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
  // An IntersectionObserver gives both positions without a forced layout.
  useEffect(() => {
    const nav = link.current?.closest('nav');
    if (!isHere || !isSettled || !link.current || !nav) return;
    const onIntersect: IntersectionObserverCallback = ([seen]) => {
      watch.disconnect();
      const by = seen?.rootBounds ? beyond(seen.boundingClientRect, seen.rootBounds) : 0;
      if (by === 0) return;
      // Either moves, and the other takes no notice.
      for (const row of [nav, ...nav.querySelectorAll('ul')]) row.scrollLeft += by;
    };
    const watch = new IntersectionObserver(onIntersect, { root: nav });
    watch.observe(link.current);
    return () => watch.disconnect();
  }, [isHere, isSettled]);
  return <Link ref={link} {...rest} aria-current={isHere ? 'page' : undefined} />;
}

/** Scroll distance that shows a hidden link; 0 for a visible one. */
function beyond(link: DOMRectReadOnly, sight: DOMRectReadOnly): number {
  if (link.left < sight.left) return link.left - sight.left - neighbour;
  return link.right > sight.right ? link.right - sight.right + neighbour : 0;
}
