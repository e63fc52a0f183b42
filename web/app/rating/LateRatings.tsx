import { type ComponentType, useEffect, useRef, useState } from 'react';

interface Props {
  id: string;
}

/** What buyers say comes when somebody comes to it, and only where somebody has said anything. */
export function LateRatings({ id }: Props) {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const come = () =>
      import('./ProductRatings.tsx').then(
        (loaded) => setShown(() => loaded.ProductRatings),
        () => {},
      );
    const watch = new IntersectionObserver(([one]) => one?.isIntersecting && come(), { rootMargin: '200px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return Shown ? <Shown id={id} /> : <div ref={place} />;
}
