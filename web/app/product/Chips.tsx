import { type FacetName, facetNames } from '@shuji/contract/product';
import { Link, useSearchParams } from 'react-router';
import styles from './Chips.module.css';
import { facetLabels } from './Facets.tsx';
import { type Market, toggled, withOne } from './market.ts';

interface Chip {
  name: string;
  label: string;
  value: string;
  to: { search: string };
}

/** What the list is narrowed by, each removable. */
export function Chips({ facets }: { facets: Market['facets'] }) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword');
  const chips: Chip[] = keyword
    ? [{ name: 'keyword', label: '关键词', value: keyword, to: withOne(query, 'keyword', '') }]
    : [];
  for (const name of facetNames) {
    for (const value of query.getAll(name)) {
      chips.push({
        name,
        label: facetLabels[name],
        value: wordOf(facets, name, value),
        to: toggled(query, name, value),
      });
    }
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.value}`}>
          <Link to={chip.to} preventScrollReset aria-label={`去掉条件：${chip.label} ${chip.value}`}>
            {chip.label}：<b>{chip.value}</b>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={{ search: '' }} preventScrollReset className={styles.clear}>
            清空全部
          </Link>
        </li>
      )}
    </ul>
  );
}

function wordOf(facets: Market['facets'], name: FacetName, value: string): string {
  return facets[name].find((one) => one.value === value)?.label ?? value;
}
