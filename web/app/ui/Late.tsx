import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Skeleton } from './plain/Skeleton.tsx';

export interface LatePart<P> {
  Part: ComponentType<P>;
  come: () => void;
  looks: readonly object[];
}

/**
 * A part of a page whose code loads when it scrolls into view. On the server it is there at once, so its looks,
 * the style modules it uses, come with the page.
 */
export function latePart<P extends object>(
  looks: readonly object[],
  load: () => Promise<ComponentType<P>>,
): LatePart<P> {
  let come = () => {};
  const requested = typeof document === 'undefined' ? undefined : new Promise<void>((resolve) => (come = resolve));
  const Part = lazy(async () => {
    await requested;
    return { default: await load() };
  });
  return { Part: Part as unknown as ComponentType<P>, come, looks };
}

const ahead = '200px';

interface LateProps {
  come: () => void;
  /** The parts keep their own distance. */
  bare?: boolean;
  children: ReactNode;
}

/** Place of a late part. The server's HTML is read as it is; a client-side navigation waits for nothing. */
export function Late({ come, bare, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (element.querySelector('.skeleton')) return come();
    const watch = new IntersectionObserver(([one]) => one?.isIntersecting && come(), { rootMargin: ahead });
    watch.observe(element);
    // Paper is as long as the page.
    window.addEventListener('beforeprint', come);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [come]);
  return (
    <div ref={place} className={bare ? undefined : 'stack'}>
      <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
    </div>
  );
}
