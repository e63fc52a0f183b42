// A list's filters, each value a link, so that they work without script and stand in the address.
import { useRef } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { Button } from './Button.tsx';
import { countOf } from './count.ts';
import styles from './Facets.module.css';
import { toggleValue } from './narrow.ts';
import { keepsPlace } from './place.ts';

const shownAtMost = 8;

export interface FacetValue {
  value: string;
  label: string;
  count: number;
  /** A heading of its own for some values of a filter, below the others. */
  group?: string;
}

export interface Faceted {
  /** The filters' names, in their order. */
  labels: Record<string, string>;
  facets: Record<string, FacetValue[]>;
}

interface FacetsProps extends Faceted {
  /** How many things the chosen values leave. */
  total: number;
}

/** On a narrow screen the filters open as a sheet over the list, which goes on counting beneath. */
export function Facets({ labels, facets, total }: FacetsProps) {
  const [query] = useSearchParams();
  const { state } = useNavigation();
  const drawer = useRef<HTMLDetailsElement>(null);
  const close = () => drawer.current?.removeAttribute('open');
  const names = Object.keys(labels);
  const chosen = names.reduce((count, name) => count + query.getAll(name).length, 0);
  return (
    <details
      ref={drawer}
      className={styles.drawer}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ relatedTarget }) => relatedTarget && !drawer.current?.contains(relatedTarget) && close()}
    >
      <summary className="box">筛选{chosen > 0 && `（已选 ${chosen} 项）`}</summary>
      <nav aria-label="筛选" className={`stack ${styles.facets}`} data-gap="5">
        {names.flatMap((name) =>
          grouped(labels[name] ?? '', facets[name] ?? []).map(([label, values]) => (
            <Facet key={label} name={name} label={label} values={values} />
          )),
        )}
        <div className={`needs-script ${styles.foot}`}>
          <Button look="primary" size="large" busy={state !== 'idle'} onClick={close}>
            {total > 0 ? `查看 ${countOf(total)} 个结果` : '没有结果，返回列表'}
          </Button>
        </div>
      </nav>
    </details>
  );
}

function grouped(label: string, values: FacetValue[]): [heading: string, values: FacetValue[]][] {
  const headings = new Set([label, ...values.map(({ group }) => group ?? label)]);
  return [...headings].map((heading) => [heading, values.filter(({ group }) => (group ?? label) === heading)]);
}

function Facet({ name, label, values }: { name: string; label: string; values: FacetValue[] }) {
  const [query] = useSearchParams();
  const chosen = query.getAll(name);
  if (values.length === 0) return null;
  // Chosen values are always visible.
  const first = values.filter((one, at) => at < shownAtMost || chosen.includes(one.value));
  const rest = values.filter((one) => !first.includes(one));
  return (
    <section className={styles.facet}>
      <h2>{label}</h2>
      <Values name={name} values={first} chosen={chosen} />
      {rest.length > 0 && (
        <details className={`small unfold ${styles.rest}`}>
          <summary>其余 {rest.length} 项</summary>
          <Values name={name} values={rest} chosen={chosen} />
        </details>
      )}
    </section>
  );
}

function Values({ name, values, chosen }: { name: string; values: FacetValue[]; chosen: string[] }) {
  const [query] = useSearchParams();
  return (
    <ul>
      {values.map(({ value, label, count }) => (
        <li key={value}>
          <Link
            to={toggleValue(query, name, value)}
            aria-current={chosen.includes(value) ? 'true' : undefined}
            rel="nofollow"
            state={keepsPlace}
          >
            <span>{label}</span>
            <small className="muted">{count}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
