import { Link, useSearchParams } from 'react-router';
import styles from './Chips.module.css';
import type { Faceted } from './Facets.tsx';
import { toggleValue, withOne } from './narrow.ts';
import { keepsPlace } from './place.ts';

interface Chip {
  name: string;
  label: string;
  value: string;
  to: { search: string };
}

/** The list's filters, each removable. */
export function Chips({ labels, facets }: Faceted) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword');
  const chips: Chip[] = keyword
    ? [{ name: 'keyword', label: '关键词', value: keyword, to: withOne(query, 'keyword', '') }]
    : [];
  for (const [name, label] of Object.entries(labels)) {
    for (const value of query.getAll(name)) {
      chips.push({
        name,
        label,
        value: wordOf(facets, name, value),
        to: toggleValue(query, name, value),
      });
    }
  }
  if (chips.length === 0) return null;
  return (
    <ul className={`pills ${styles.chips}`} aria-label="已选条件">
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.value}`}>
          <Link to={chip.to} state={keepsPlace} aria-label={`去掉条件：${chip.label} ${chip.value}`}>
            {chip.label}：<b>{chip.value}</b>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={{ search: '' }} state={keepsPlace} className={styles.clear}>
            清空全部
          </Link>
        </li>
      )}
    </ul>
  );
}

function wordOf(facets: Faceted['facets'], name: string, value: string): string {
  return facets[name]?.find((one) => one.value === value)?.label ?? value;
}
