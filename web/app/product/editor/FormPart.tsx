import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { sections } from './form-sections.ts';

/** One section of the registration form, which the rail leads to. */
export function FormPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="form-part">
      <Card title={sections.find((section) => section.id === id)?.label}>{children}</Card>
    </div>
  );
}
