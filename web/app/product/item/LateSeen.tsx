import { type ComponentType, useEffect, useState } from 'react';
import type { Seen } from './seen.ts';

/** Comparison and history come after the page itself: they are this browser's alone, and weigh nothing on its first sight. */
export function LateSeen(product: Seen) {
  const [Shown, setShown] = useState<ComponentType<Seen> | null>(null);
  useEffect(() => {
    import('./SeenProducts.tsx').then((loaded) => setShown(() => loaded.SeenProducts)).catch(() => {});
  }, []);
  return Shown && <Shown {...product} />;
}
