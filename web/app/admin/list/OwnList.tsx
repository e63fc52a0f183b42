import type { ReactNode } from 'react';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import type { ListCall } from './OfficeList.tsx';
import { useList } from './use-list.ts';

interface OwnListProps<Row> {
  call: ListCall<Row>;
  title: string;
  lead?: ReactNode;
  /** In the words of a failed reading: 收藏没有读到. */
  noun: string;
  unit: string;
  /** What to do while there is none, with links to where it is done. */
  empty: { title: string; text: string; links: readonly { to: string; label: string }[] };
  children: (row: Row) => ReactNode;
}

/** A page of the centre that lists what someone has collected, a card each, page by page. */
export function OwnList<Row extends { id: string }>(props: OwnListProps<Row>) {
  const { call, title, lead, noun, unit, empty, children } = props;
  const { data, error, reload } = useList(call, []);
  const rows = data && 'rows' in data ? data.rows : data;
  const total = (data && 'rows' in data ? data.total : undefined) ?? rows?.length ?? 0;
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="muted">{lead}</p>}
      {!rows && (
        <Card>
          <Fallback noun={noun} error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {rows?.map((row) => (
        <Card key={row.id} layout="stack" gap={3}>
          {children(row)}
        </Card>
      ))}
      {rows?.length === 0 && total > 0 && <PastEnd total={total} />}
      {rows && total === 0 && (
        <Card>
          <Empty title={empty.title} text={empty.text}>
            <span className="row center">
              {empty.links.map(({ to, label }, at) => (
                <LinkButton key={to} to={to} look={at === 0 ? 'primary' : 'default'}>
                  {label}
                </LinkButton>
              ))}
            </span>
          </Empty>
        </Card>
      )}
      {data && 'rows' in data && <Pager total={total} capped={data.capped} unit={unit} />}
    </>
  );
}
