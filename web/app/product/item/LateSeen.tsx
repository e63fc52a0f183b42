import { type ComponentType, useEffect, useState } from 'react';
import type { SeenProduct } from './seen.ts';

/** Comparison and history come after the page itself: they are this browser's alone, and weigh nothing on its first sight. */
export function LateSeen(product: SeenProduct) {
  const [Shown, setShown] = useState<ComponentType<SeenProduct> | null>(null);
  useEffect(() => {
    import('./SeenProducts.tsx').then((loaded) => setShown(() => loaded.SeenProducts)).catch(() => {});
  }, []);
  return Shown && <Shown {...product} />;
}
