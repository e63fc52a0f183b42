import { Link } from 'react-router';

export interface Crumb {
  label: string;
  to?: string;
}

/** The way to this page; the last one is the page itself and has no link. */
export function Crumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="当前位置">
      <ol className="inline small muted" data-gap="2">
        {trail.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
