import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { gapName } from './form-gaps.ts';
import styles from './GapList.module.css';

interface GapListProps {
  /** Sentences by field path. */
  gaps: Record<string, string>;
  productType: string | null;
  onGo: (field: string) => void;
}

/** Everything a submission lacks, each leading to its field. It stays in view while one goes from gap to gap. */
export function GapList({ gaps, productType, onGo }: GapListProps) {
  // On a phone it would hide the field it leads to.
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 768px)').matches);
  const all = Object.entries(gaps);
  if (all.length === 0) return null;
  return (
    <Alert tone="bad">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="strong">还差 {all.length} 项，补齐后才能提交审核</summary>
        <ul className={`grid ${styles.gaps}`} data-gap="1" aria-label="待补的内容">
          {all.map(([field, sentence]) => (
            <li key={field}>
              <button type="button" className="plain" onClick={() => onGo(field)}>
                {gapName(field, productType)}
              </button>
              <span className="muted small">{sentence}</span>
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}
