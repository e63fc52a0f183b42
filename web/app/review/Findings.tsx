import type { Finding } from '@shuji/contract/review/schema';
import { Link } from 'react-router';
import { Tag } from '#app/admin/Tag.tsx';
import { href } from '#app/paths.ts';
import { fieldId } from './draft.ts';

interface FindingsProps {
  findings: readonly Finding[];
  /** The fields that differ from the submission before; null at the first one. */
  changed: readonly { field: string; label: string }[] | null;
}

/** The centre's automatic checks, and the way to what changed. */
export function Findings({ findings, changed }: FindingsProps) {
  return (
    <ul className="stack linked" data-gap="3" aria-label="自动核对">
      {findings.map(({ label, text, isGood, accountId }) => (
        <li key={`${label} ${text}`}>
          <Tag tone={isGood === null ? 'warn' : isGood ? 'good' : 'bad'}>
            {isGood === null ? `${label}：未核对` : label}
          </Tag>{' '}
          {accountId ? <Link to={href('officeAccount', { id: accountId })}>{text}</Link> : text}
        </li>
      ))}
      {changed && (
        <li>
          <Tag tone={changed.length > 0 ? 'warn' : 'plain'}>与上次相比</Tag>{' '}
          {changed.length === 0 ? '没有改动' : <ChangedFields changed={changed} />}
        </li>
      )}
    </ul>
  );
}

function ChangedFields({ changed }: { changed: NonNullable<FindingsProps['changed']> }) {
  return (
    <>
      改动 {changed.length} 项：
      {changed.map(({ field, label }, at) => (
        <span key={field}>
          {at > 0 && '、'}
          <a href={`#${fieldId(field)}`}>{label}</a>
        </span>
      ))}
    </>
  );
}
