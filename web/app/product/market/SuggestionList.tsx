import { suggestionKind } from '@shuji/contract/market/labels';
import type { Suggestion } from '@shuji/contract/market/schema';
import { useEffect } from 'react';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import styles from './SuggestionList.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  /** Null while the list is closed. */
  found: Suggestions | null;
  /** The suggestion that the arrow keys chose; -1 for none. */
  active: number;
  onChoose: (chosen: Suggestion) => void;
}

/** The list under a search box; a live region announces its count. */
export function SuggestionList({ id, found, active, onChoose }: SuggestionListProps) {
  const rows = found?.rows ?? [];
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <p role="status" className="sr-only">
        {found && (rows.length > 0 ? `有 ${rows.length} 条搜索建议，用上下方向键选择` : '没有搜索建议')}
      </p>
      <div id={id} role="listbox" aria-label="搜索建议" className={`popup ${styles.list}`} hidden={rows.length === 0}>
        {rows.map((one, at) => (
          <div
            key={`${one.kind} ${one.value}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // Before blur, which closes the list.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(one);
            }}
          >
            <span className="fine muted">{suggestionKind[one.kind]}</span>
            <span className={`ellipsis ${styles.name}`}>
              <Highlight text={one.name} words={found?.words ?? []} />
            </span>
            <small className={`ellipsis muted ${styles.note}`}>{one.note ?? `${one.count} 个产品`}</small>
          </div>
        ))}
      </div>
      {found && rows.length === 0 && (
        <p className={`popup ${styles.list}`} aria-hidden="true">
          <span className={`soft ${styles.nothing}`}>没有可以直接打开的产品，按回车查看相近结果</span>
        </p>
      )}
    </>
  );
}
