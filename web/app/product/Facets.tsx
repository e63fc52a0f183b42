// The market's filters, each value a link, so that they work without script and stand in the address.
import type { FacetName, FacetValue } from '@shuji/contract/product';
import { Link, useSearchParams } from 'react-router';
import styles from './Facets.module.css';
import { type Market, toggled } from './market.ts';

const shown = 8;

export const facetLabels: Record<FacetName, string> = {
  type: '产品类型',
  industry: '所属行业',
  scene: '应用场景',
  region: '覆盖地区',
  priceMode: '计价方式',
  delivery: '交付方式',
  updateFrequency: '更新频率',
  merchant: '数商',
};

export function Facets({ facets }: { facets: Market['facets'] }) {
  const [query] = useSearchParams();
  const names = Object.keys(facetLabels) as FacetName[];
  const chosen = names.reduce((count, name) => count + query.getAll(name).length, 0);
  return (
    <details className={styles.drawer}>
      <summary>筛选{chosen > 0 && `（已选 ${chosen} 项）`}</summary>
      <nav aria-label="筛选" className={styles.facets}>
        {names.map((name) => (
          <Facet key={name} name={name} values={facets[name]} />
        ))}
      </nav>
    </details>
  );
}

function Facet({ name, values }: { name: FacetName; values: FacetValue[] }) {
  const [query] = useSearchParams();
  const chosen = query.getAll(name);
  if (values.length === 0) return null;
  // What is chosen never hides among the rest.
  const first = values.filter((one, at) => at < shown || chosen.includes(one.value));
  const rest = values.filter((one) => !first.includes(one));
  return (
    <section className={styles.facet}>
      <h2>{facetLabels[name]}</h2>
      <Values name={name} values={first} chosen={chosen} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>其余 {rest.length} 项</summary>
          <Values name={name} values={rest} chosen={chosen} />
        </details>
      )}
    </section>
  );
}

function Values({ name, values, chosen }: { name: FacetName; values: FacetValue[]; chosen: string[] }) {
  const [query] = useSearchParams();
  return (
    <ul>
      {values.map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={toggled(query, name, value)}
            aria-current={chosen.includes(value) ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            <span>{label}</span>
            <small>{count}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
