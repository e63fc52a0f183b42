import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Fallback } from '#app/lib/Fallback.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { toast } from '#app/ui/notify.ts';
import { Ordering } from '#app/ui/Ordering.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';

/** Input of a form over the list: the row to change, or null for a new one. */
export interface EditFormProps<Row> {
  row: Row | null;
  onClose: () => void;
  onSaved: () => void;
}

interface OrderedQueueProps<Row> {
  title: string;
  /** The beginning of the sentence beneath the title; the rest explains how to change the order. */
  intro: string;
  /** The noun of a row, as in “新增伙伴”. */
  noun: string;
  /** Tabs above the two ways of looking. */
  tabs?: ReactNode;
  rows: { data: Row[] | undefined; error: Error | undefined; reload: () => void };
  empty: ReactNode;
  nameOf: (row: Row) => string;
  /** True when the new order is saved. */
  order: (ids: string[]) => Promise<boolean>;
  isOrdering: boolean;
  /** One row where they are put in order; `edit` opens the form over it. */
  children: (row: Row, edit: () => void) => ReactNode;
  /** The same rows as a list that is narrowed and changed in bulk. */
  list: ComponentType;
  form: ComponentType<EditFormProps<Row>>;
}

const views = [
  { value: 'order', label: '展示顺序' },
  { value: 'list', label: '清单' },
];

/** A list whose order on the website editors set by hand. */
export function OrderedQueue<Row extends { id: string }>(props: OrderedQueueProps<Row>) {
  const { title, intro, noun, tabs, rows, empty, nameOf, order, isOrdering, children } = props;
  const { list: List, form: Form } = props;
  const { data, error, reload } = rows;
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  return (
    <>
      <div className="row between">
        <div>
          <h1>{title}</h1>
          <p className="muted">{intro}拖动或用“上移”“下移”调整，立即生效。</p>
        </div>
        <Button look="primary" onClick={() => setEdited('new')}>
          新增{noun}
        </Button>
      </div>
      {tabs}
      <Tabs name="view" tabs={views} label="方式" />
      {query.get('view') === 'list' ? (
        <List key={round} />
      ) : (
        <Card>
          {!data && <Fallback noun={noun} error={error} onAgain={reload} lines={8} />}
          {data?.length === 0 && empty}
          {data && data.length > 0 && (
            <Ordering
              items={data}
              name={nameOf}
              busy={isOrdering}
              onOrder={async (ids) => {
                if (await order(ids)) toast.success('顺序已调整');
                reload();
              }}
            >
              {(row) => children(row, () => setEdited(row))}
            </Ordering>
          )}
        </Card>
      )}
      {edited && (
        <Form
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            toast.success('已保存，网站已更新');
            reload();
            setRound((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
