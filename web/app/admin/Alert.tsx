import { Alert as AntAlert } from 'antd';
import type { ReactNode } from 'react';

const types = { action: 'info', good: 'success', warn: 'warning', bad: 'error' } as const;

interface AlertProps {
  title?: string;
  tone?: keyof typeof types;
  children?: ReactNode;
}

/** A callout that stays on the page: a requirement, or the reason of a return. */
export function Alert({ title, tone = 'action', children }: AlertProps) {
  return <AntAlert type={types[tone]} role="note" title={title && <strong>{title}</strong>} description={children} />;
}
