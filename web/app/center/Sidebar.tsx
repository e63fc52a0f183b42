import { Link, useLocation } from 'react-router';
import { type PageName, paths } from '#app/paths.ts';
import styles from './Center.module.css';
import { entryOf, groups } from './menu.ts';

/** On a phone the menu folds under the name of the present page. */
export function Sidebar() {
  const { pathname, search } = useLocation();
  const entry = entryOf(pathname, new URLSearchParams(search));
  const now = groups.flatMap((group) => group.pages).find((page) => page.name === entry);
  return (
    <>
      <nav className={`card menu sticky ${styles.groups} ${styles.sidebar}`} aria-label="个人中心导航">
        <Groups entry={entry} pathname={pathname} />
      </nav>
      <details className={`card menu ${styles.groups} ${styles.folded}`} key={pathname}>
        <summary>{now?.label ?? '个人中心'}</summary>
        <nav aria-label="个人中心导航">
          <Groups entry={entry} pathname={pathname} />
        </nav>
      </details>
    </>
  );
}

function Groups({ entry, pathname }: { entry: PageName | undefined; pathname: string }) {
  return groups.map((group) => (
    <section key={group.title}>
      <h2 className="fine muted">{group.title}</h2>
      <ul>
        {group.pages.map((page) => (
          <li key={page.name}>
            <Link to={paths[page.name]} aria-current={page.name === entry ? currentOn(pathname, page.name) : undefined}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

// On a page below an entry's list, the entry is current but is not the page itself.
function currentOn(pathname: string, name: PageName): 'page' | 'true' {
  return paths[name] === pathname ? 'page' : 'true';
}
