import { Form } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { sectionsOf } from './form-sections.ts';

/** One section of the registration form, which the rail leads to. */
export function FormPart({ id, children }: { id: string; children: ReactNode }) {
  const type: string | null = Form.useWatch('productType', Form.useFormInstance()) ?? null;
  return (
    <div id={id} className="form-part">
      <Card title={sectionsOf(type).find((section) => section.id === id)?.label}>{children}</Card>
    </div>
  );
}
