import type { Call, Input } from '@shuji/contract/call';
import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { type Called, useMutationOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Ordering } from './Ordering.tsx';

export interface OrderedRowsProps<Row, C extends Call> {
  called: Pick<Called<Row[]>, 'data' | 'error' | 'reload'>;
  noun: string;
  empty: ReactNode;
  nameOf: (row: Row) => string;
  /** The call that saves the order, and its input. */
  order: C;
  toInput: (ids: string[]) => Input<C>;
  children: (row: Row) => ReactNode;
}

/** Rows in the order in which readers see them, moved by hand; each move is saved at once. */
export function OrderedRows<Row extends { id: string }, C extends Call>(props: OrderedRowsProps<Row, C>) {
  const { called, noun, empty, nameOf, order, toInput, children } = props;
  const { data, error, reload } = called;
  const { send, busy } = useMutationOf(order);
  return (
    <Card>
      {!data && <Fallback noun={noun} error={error} onAgain={reload} lines={8} />}
      {data?.length === 0 && empty}
      {data && data.length > 0 && (
        <Ordering
          items={data}
          name={nameOf}
          busy={busy}
          onOrder={async (ids) => {
            if (await send(toInput(ids))) toast.success('顺序已调整');
          }}
        >
          {children}
        </Ordering>
      )}
    </Card>
  );
}
