import { useContext, useId } from 'react';
import { FieldTitle } from '#app/form/form-schema.ts';
import styles from './StarsField.module.css';

interface StarsFieldProps {
  value?: number;
  onChange?: (points: number) => void;
  id?: string;
}

/** One to five stars, from left to right; a group of radio buttons for the keyboard and for those who listen. */
export function StarsField({ value, onChange, id }: StarsFieldProps) {
  const title = useContext(FieldTitle);
  const name = useId();
  return (
    <div className={`row ${styles.stars}`} data-gap="1" role="radiogroup" id={id} aria-label={String(title ?? '评分')}>
      {[1, 2, 3, 4, 5].map((points) => (
        <label key={points} data-on={points <= (value ?? 0) || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={`${points} 分`}
            checked={points === value}
            onChange={() => onChange?.(points)}
          />
          <span aria-hidden>★</span>
        </label>
      ))}
      <span className="small muted">{value ? `${value} 分` : '请选择'}</span>
    </div>
  );
}
