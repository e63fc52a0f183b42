import { lazy, Suspense } from 'react';
import { useCompared } from './compared.ts';

const CompareTray = lazy(async () => ({ default: (await import('./CompareTray.tsx')).CompareTray }));

/** The comparison tray at the foot of the screen; its code loads with the first product. */
export function LateTray() {
  const products = useCompared();
  if (products.length === 0) return null;
  return (
    <Suspense>
      <CompareTray products={products} />
    </Suspense>
  );
}
