import type { SampleProfile } from '@shuji/contract/sample';
import { lazy, Suspense } from 'react';
// With the page: the rows are read before, or without, the code that made them.
import '#app/sample/SampleView.module.css';
import { Skeleton } from '#app/ui/Skeleton.tsx';

// The server sends the rows as they stand; the browser fetches their code only when somebody comes to them.
const SampleView = lazy(async () => {
  await seen('sample');
  return { default: (await import('#app/sample/SampleView.tsx')).SampleView };
});

function seen(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((come) => {
    const place = document.getElementById(id);
    if (!place) return come();
    const watch = new IntersectionObserver(([one]) => {
      if (!one?.isIntersecting) return;
      watch.disconnect();
      come();
    });
    watch.observe(place);
  });
}

export function SampleSection({ profile }: { profile: SampleProfile }) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <SampleView profile={profile} />
    </Suspense>
  );
}
