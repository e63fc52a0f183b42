import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useMe } from '#app/lib/me.ts';
import { href, type PageName, paths } from '#app/paths.ts';
import { Icon } from '#app/ui/plain/Icon.tsx';
import { icons } from '#app/ui/plain/icons.ts';
import styles from './Center.module.css';
import { type Entry, entryOf, groups, menuFor, reasons } from './menu.ts';

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

interface GroupsProps {
  entry: PageName | undefined;
  pathname: string;
}

/** What is open to the account, and below it, folded, what is not open yet. */
function Groups({ entry, pathname }: GroupsProps) {
  const { open, folded } = menuFor(useMe());
  const links = (pages: readonly Entry[]): ReactNode => <Links pages={pages} entry={entry} pathname={pathname} />;
  const closed = folded.flatMap(({ pages }) => pages);
  return (
    <>
      {open.map(({ title, pages }) => (
        <section key={title}>
          <h2 className="fine muted">{title}</h2>
          {links(pages)}
        </section>
      ))}
      {closed.length > 0 && (
        <details className={styles.later} open={closed.some(({ name }) => name === entry)}>
          <summary>
            <Icon path={icons.lock} />
            开通后可用 <span className="muted small">{closed.length}</span>
          </summary>
          {folded.map(({ need, pages }) => (
            <section key={need}>
              <h2 className="fine">
                <Link to={href(reasons[need].to)}>{reasons[need].text}</Link>
              </h2>
              {links(pages)}
            </section>
          ))}
        </details>
      )}
    </>
  );
}

function Links({ pages, entry, pathname }: GroupsProps & { pages: readonly Entry[] }) {
  return (
    <ul>
      {pages.map(({ name, label, icon }) => (
        <li key={name}>
          <Link to={paths[name]} aria-current={name === entry ? currentOn(pathname, name) : undefined}>
            <Icon path={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

// On a page below an entry's list, the entry is current but is not the page itself.
function currentOn(pathname: string, name: PageName): 'page' | 'true' {
  return paths[name] === pathname ? 'page' : 'true';
}
