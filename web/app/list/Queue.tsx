import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#app/ui/Tabs.tsx';

interface QueueProps {
  title: string;
  lead?: ReactNode;
  /** Labels the tabs for screen readers. */
  label: string;
  /** The first stands there unless the address names another. */
  views: readonly { value: string; label: string; view: ComponentType }[];
  /** The page of an opened row: `?id=`. */
  one?: ComponentType<{ id: string }>;
}

/** A page of the office: its lists as tabs (what waits, then everything there is), and one row of them opened. */
export function Queue({ title, lead, label, views, one: One }: QueueProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (One && id) return <One key={id} id={id} />;
  const named = views.find(({ value }) => value === query.get('tab')) ?? views[0];
  return (
    <>
      <div>
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      <Tabs name="tab" tabs={[...views]} label={label} />
      {named && <named.view />}
    </>
  );
}
