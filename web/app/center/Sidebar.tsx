import { Link, useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import styles from './Center.module.css';
import { groups } from './menu.ts';

/** On a phone the menu folds under the name of the present page. */
export function Sidebar() {
  const { pathname } = useLocation();
  const now = groups.flatMap((group) => group.pages).find((page) => paths[page.name] === pathname);
  return (
    <>
      <nav className={`card ${styles.sidebar}`} aria-label="个人中心导航">
        <Groups pathname={pathname} />
      </nav>
      <details className={`card ${styles.folded}`} key={pathname}>
        <summary>{now?.label ?? '个人中心'}</summary>
        <nav aria-label="个人中心导航">
          <Groups pathname={pathname} />
        </nav>
      </details>
    </>
  );
}

function Groups({ pathname }: { pathname: string }) {
  return groups.map((group) => (
    <section key={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.pages.map((page) => (
          <li key={page.name}>
            <Link to={paths[page.name]} aria-current={paths[page.name] === pathname ? 'page' : undefined}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
