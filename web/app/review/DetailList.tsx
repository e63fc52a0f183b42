import type { ReactNode } from 'react';
import { Tag } from '#app/admin/Tag.tsx';
import styles from './DetailList.module.css';
import { fieldId } from './draft.ts';
import { FieldOpinion } from './FieldOpinion.tsx';

/** A submitted form, field by field, as its reviewer reads it. */
export function DetailList({ children }: { children: ReactNode }) {
  return (
    <dl className={`facts ${styles.sheet}`} data-rows="fold">
      {children}
    </dl>
  );
}

interface DetailFieldProps {
  /** The field's name, for opinions on it. */
  field: string;
  label: string;
  /** True when it differs from the submission before. */
  isChanged?: boolean;
  /** The words it had then, shown where it is changed; null where they are not to be. */
  before?: string | null | undefined;
  children: ReactNode;
}

/** One field, with the reviewer's opinion on it; what differs from the submission before is marked, with its old words. */
export function DetailField({ field, label, isChanged = false, before = null, children }: DetailFieldProps) {
  return (
    <div id={fieldId(field)} tabIndex={-1} data-changed={isChanged || undefined}>
      <dt>
        {label} {isChanged && <Tag tone="warn">有改动</Tag>}
      </dt>
      <dd>
        {children}
        {isChanged && before !== null && <del>{before || '未填写'}</del>}
      </dd>
      <FieldOpinion field={field} label={label} />
    </div>
  );
}

/** A field's words in the lines they were written in. */
export function DetailText({ children }: { children: string | undefined }) {
  return children ? <span className="pre-line">{children}</span> : <span className="muted">未填写</span>;
}
