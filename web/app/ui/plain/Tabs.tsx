import { useSearchParams } from 'react-router';
import { HereLink } from './HereLink.tsx';

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
  /** Query parameters that belong to one tab and are dropped in another. */
  drops?: string[];
}

/** Tabs that live in the address: `?name=value`; the first is shown when the address names none of them. Changing goes to page one. */
export function Tabs({ name, tabs, label, drops = [] }: TabsProps) {
  const [query] = useSearchParams();
  const requested = query.get(name);
  const now = (tabs.find(({ value }) => value === requested) ?? tabs[0])?.value;
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
        <HereLink key={tab.value} to={to(tab.value)} isHere={tab.value === now}>
          {tab.label}
          {tab.count ? <span className="count">{tab.count}</span> : null}
        </HereLink>
      ))}
    </nav>
  );
}
