import { Link, useSearchParams } from 'react-router';

interface Tab {
  value: string;
  label: string;
  /** Zero is not shown. */
  count?: number;
}

interface TabsProps {
  name: string;
  tabs: Tab[];
  label: string;
  /** What narrows the one tab and means nothing in another. */
  drops?: string[];
}

/** Tabs that live in the address: `?name=value`; the first is shown when the address names none. Changing goes to page one. */
export function Tabs({ name, tabs, label, drops = [] }: TabsProps) {
  const [query] = useSearchParams();
  const now = query.get(name) ?? tabs[0]?.value;
  const to = (value: string) => {
    const next = new URLSearchParams(query);
    for (const other of ['pageNum', ...drops]) next.delete(other);
    if (value === tabs[0]?.value) next.delete(name);
    else next.set(name, value);
    return { search: next.toString() };
  };
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.value} to={to(tab.value)} aria-current={tab.value === now ? 'page' : undefined}>
          {tab.label}
          {tab.count ? <span className="count">{tab.count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
