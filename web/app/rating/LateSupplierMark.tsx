import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  id: string;
}

/** What a supplier's deals were found to be, once the page stands. */
export function LateSupplierMark({ id }: Props) {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    import('./SupplierMark.tsx').then((loaded) => setShown(() => loaded.SupplierMark)).catch(() => {});
  }, []);
  return Shown && <Shown id={id} />;
}
