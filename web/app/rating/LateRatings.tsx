import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  id: string;
}

/** What buyers say comes after the page itself, and only where somebody has said anything. */
export function LateRatings({ id }: Props) {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    import('./ProductRatings.tsx').then((loaded) => setShown(() => loaded.ProductRatings)).catch(() => {});
  }, []);
  return Shown && <Shown id={id} />;
}
