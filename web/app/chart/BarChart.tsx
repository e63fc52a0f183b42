import { lazy, Suspense } from 'react';
import { useIsDark, usePreferences } from '#app/lib/reading-preferences.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import type { Bars } from './bars.ts';

// The drawing library is larger than the rest of the centre.
const BarDrawing = lazy(async () => ({ default: (await import('./BarDrawing.tsx')).BarDrawing }));

/** Bars over time; a table beside them has the same figures for screen readers. Public pages show the server's pictures. */
export function BarChart({ label, ...bars }: Bars & { label: string }) {
  const isDark = useIsDark();
  const { contrast } = usePreferences();
  // Drawn in the colours that the page has at the time: others make another picture.
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <BarDrawing key={`${isDark} ${contrast}`} label={label} bars={bars} />
    </Suspense>
  );
}
