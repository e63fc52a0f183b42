import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Option } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { type ListDeclaration, type ListView, OfficeList } from './OfficeList.tsx';
import type { RowsDeclaration } from './OfficeRows.tsx';

interface Heading {
  title: string;
  lead?: ReactNode;
  /** Links beside the title. */
  actions?: ReactNode;
}

interface PageProps extends Heading {
  /** The page of an opened row: `?id=`. */
  detail?: ComponentType<{ id: string }> | undefined;
  children: ReactNode;
}

/** A page of the office: its heading and lists, or the row that the address opens. */
function OfficePage({ title, lead, actions, detail: Detail, children }: PageProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (Detail && id) return <Detail key={id} id={id} />;
  const heading = (
    <div>
      <h1>{title}</h1>
      {lead && <p className="muted">{lead}</p>}
    </div>
  );
  return (
    <>
      {actions ? (
        <div className="row between">
          {heading}
          {actions}
        </div>
      ) : (
        heading
      )}
      {children}
    </>
  );
}

interface QueueProps extends Heading {
  /** Labels the tabs for screen readers. */
  label: string;
  /** The query parameter of the tab. */
  param?: string | undefined;
  /** The first stands there unless the address names another. */
  views: readonly { value: string; label: string; view: ComponentType }[];
  detail?: PageProps['detail'];
}

/** A page whose tabs are lists: what waits, then everything there is. */
export function Queue({ label, param = 'tab', views, ...page }: QueueProps) {
  const [query] = useSearchParams();
  const named = views.find(({ value }) => value === query.get(param)) ?? views[0];
  return (
    <OfficePage {...page}>
      <Tabs name={param} tabs={[...views]} label={label} />
      {named && <named.view />}
    </OfficePage>
  );
}

interface Tab {
  value: string;
  label: string;
}

/** A tab of the declared rows, or one with a content of its own. */
type View<Row, K extends string> =
  | (Tab & ListView<Row> & { cells?: Partial<RowsDeclaration<NoInfer<Row>, NoInfer<K>>['cells']> })
  | (Tab & { view: ComponentType });

interface QueueSpec<Row, K extends string> extends ListDeclaration<Row, K>, Omit<QueueProps, 'views'> {
  views: readonly View<Row, K>[];
}

/** Makes the page of a noun's queue from its declaration. A tab with a parameter of its own, as `status`, is part of the call's input. */
export function queuePage<Row extends object, K extends string>(spec: QueueSpec<Row, K>): FunctionComponent {
  const { title, lead, actions, label, param, detail, views, ...list } = spec;
  const scope = param ? [param] : [];
  const tabs = views.map((view) => {
    if ('view' in view) return view;
    const { value, label: words, cells, ...read } = view;
    const declared = { ...list, ...read, cells: { ...list.cells, ...cells }, scope };
    return { value, label: words, view: () => <OfficeList {...declared} /> };
  });
  return () => <Queue {...{ title, lead, actions, label, param, detail }} views={tabs} />;
}

interface ListSpec<Row, K extends string> extends ListDeclaration<Row, K>, ListView<Row>, Heading {
  /** Tabs above the filter whose value the call takes. */
  tabs?: { name: string; label: string; tabs: Option[] };
  detail?: PageProps['detail'];
}

/** Makes the page of a noun's whole list. */
export function listPage<Row extends object, K extends string>(spec: ListSpec<Row, K>): FunctionComponent {
  const { title, lead, actions, detail, tabs, ...list } = spec;
  return () => (
    <OfficePage {...{ title, lead, actions, detail }}>
      {tabs && <Tabs {...tabs} />}
      <OfficeList {...list} scope={tabs ? [tabs.name] : []} />
    </OfficePage>
  );
}
