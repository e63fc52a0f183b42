import { type ComponentType, useEffect, useState } from 'react';
import type { SeenProps } from './SeenProducts.tsx';
import { noteSeen, type SeenProduct } from './seen.ts';

/** The history comes after the page itself, and only to a browser that has one: it weighs nothing on a first sight. */
export function LateSeen({ id, name }: SeenProduct) {
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  const [Shown, setShown] = useState<ComponentType<SeenProps> | null>(null);
  useEffect(() => {
    const before = noteSeen({ id, name });
    setSeen(before);
    if (before.length > 0)
      import('./SeenProducts.tsx').then((loaded) => setShown(() => loaded.SeenProducts)).catch(() => {});
  }, [id, name]);
  return Shown && seen.length > 0 && <Shown seen={seen} onForget={() => setSeen([])} />;
}
