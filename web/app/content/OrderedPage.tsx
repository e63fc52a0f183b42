import type { Call, Input, ShapeOf } from '@shuji/contract/call';
import { Modal } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { api } from '#app/lib/api.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { OrderedRows, type OrderedRowsProps } from './OrderedRows.tsx';
import { SaveForm } from './SaveForm.tsx';
import type { Reading } from './Versions.tsx';

interface Stored {
  id: string;
  /** Names the content; another content has another mark. */
  mark: string;
}

interface Writing<C extends Call = Call> {
  call: C;
  shape: ShapeOf<C>;
}

interface OrderedPageProps<Row, Create extends Call, Change extends Call, Order extends Call>
  extends Omit<OrderedRowsProps<Row, Order>, 'called' | 'toInput' | 'children'> {
  title: string;
  /** The beginning of the sentence beneath the title; the rest explains how to change the order. */
  intro: string;
  /** Tabs above the two views. */
  tabs?: ReactNode;
  read: Reading<Row[]>;
  /** Input shared by all rows, such as the place of posters; every call of the page receives it. */
  scope?: Record<string, unknown>;
  create: Writing<Create>;
  initial: object;
  change: Writing<Change>;
  fields: ComponentType<{ row: Row | null }>;
  /** One row among the ordered. */
  children: (row: Row, edit: () => void) => ReactNode;
  /** The same rows as a list that is filtered and changed in bulk. */
  list: ComponentType;
}

const views = [
  { value: 'order', label: '展示顺序' },
  { value: 'list', label: '清单' },
];

/** A list whose order on the website editors set by hand, and the dialog in which its rows are written. */
export function OrderedPage<Row extends Stored, Create extends Call, Change extends Call, Order extends Call>(
  props: OrderedPageProps<Row, Create, Change, Order>,
) {
  const { title, intro, noun, tabs, read, scope = {}, create, initial, change, fields: Fields, list: List } = props;
  const called = useQueryOf(read, scope);
  const [query] = useSearchParams();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const row = edited === 'new' ? null : edited;
  const writing: Writing = row ? change : create;
  const close = () => setEdited(null);

  function onSaved() {
    close();
    toast.success('已保存，网站已更新');
  }

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
        <List />
      ) : (
        <OrderedRows
          called={called}
          noun={noun}
          empty={props.empty}
          nameOf={props.nameOf}
          order={props.order}
          toInput={(ids) => ({ ...scope, ids }) as Input<Order>}
        >
          {(one) => props.children(one, () => setEdited(one))}
        </OrderedRows>
      )}
      {edited && (
        <Modal open title={`${row ? '修改' : '新增'}${noun}`} onCancel={close} footer={null}>
          <SaveForm
            lock={{
              field: 'mark',
              base: row?.mark,
              readLatest: async () => (await api(read, scope)).find(({ id }) => id === row?.id)?.mark,
            }}
            {...writing}
            fixed={{ ...scope, id: row?.id } as never}
            initial={row ?? initial}
            submit="保存"
            onDone={onSaved}
          >
            <Fields row={row} />
          </SaveForm>
        </Modal>
      )}
    </>
  );
}
