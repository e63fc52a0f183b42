import { Notice } from '#app/ui/Notice.tsx';
import { gapName } from './form-gaps.ts';
import styles from './GapList.module.css';

interface GapListProps {
  /** Sentences by field path. */
  gaps: Record<string, string>;
  onGo: (field: string) => void;
}

/** Everything a submission lacks, each leading to its field. */
export function GapList({ gaps, onGo }: GapListProps) {
  const all = Object.entries(gaps);
  if (all.length === 0) return null;
  return (
    <Notice tone="bad" title={`还差 ${all.length} 项，补齐后才能提交审核`}>
      <ul className={styles.gaps} aria-label="待补的内容">
        {all.map(([field, sentence]) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(field)}>
              {gapName(field)}
            </button>
            <span className="muted small">{sentence}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
