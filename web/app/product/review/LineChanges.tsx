import type { formLabels } from '@shuji/contract/product/labels/fields';
import type { ReactNode } from 'react';
import styles from './LineChanges.module.css';
import { lineChanges, linesOfHtml } from './line-changes.ts';

interface LineChangesProps {
  field: keyof typeof formLabels;
  before: string;
  now: string;
  /** The whole current text, to read on. */
  children: ReactNode;
}

const signs = { same: '', added: '+', removed: '−', folded: '' } as const;
const changeLabels = { added: '新增：', removed: '删去：' } as const;

/** The changes in a field of many lines, with the lines around them. */
export function LineChanges({ field, before, now, children }: LineChangesProps) {
  const read = field === 'detail' ? linesOfHtml : (text: string) => text;
  const lines = lineChanges(read(before), read(now)).map((line, at) => ({ ...line, at }));
  const isSame = lines.every(({ change }) => change === 'same' || change === 'folded');
  return (
    <div className="stack">
      {isSame ? (
        <p className="muted">文字没有改动，只改了排版。</p>
      ) : (
        <ol className={`box ${styles.lines}`} data-code={field === 'api' || undefined} aria-label="逐行改动">
          {lines.map(({ at, change, text }) => (
            <li key={at} data-change={change}>
              <span aria-hidden="true">{signs[change]}</span>
              <span>
                {(change === 'added' || change === 'removed') && (
                  <span className="sr-only">{changeLabels[change]}</span>
                )}
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <details className="unfold">
        <summary>改动后的全文</summary>
        {children}
      </details>
    </div>
  );
}
