// Form pages outside the centre on which something new begins: who has not agreed to what is in force does so first.
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { ConsentGate } from './ConsentGate.tsx';

export default function AgreedPages() {
  const token = useToken();
  if (!token) return <Outlet />;
  return (
    <ConsentGate Frame={Frame}>
      <Outlet />
    </ConsentGate>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="wrap narrow page">{children}</div>;
}
