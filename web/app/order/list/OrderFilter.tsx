import type { OrderSide } from '@shuji/contract/order/labels';
import { Input } from 'antd';
import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Field } from '#app/ui/plain/Field.tsx';
import styles from './OrderList.module.css';

const preservedFilters = ['show', 'status', 'sort'];

/** Keyword and period; what else narrows the list stays. */
export function OrderFilter({ side }: { side: OrderSide }) {
  const [query] = useSearchParams();
  const words = side === 'buyer' ? '订单编号、产品或供方' : '订单编号、产品或需方';
  const value = (name: string) => query.get(name) ?? '';
  return (
    <Form method="get" className={styles.filter} role="search" key={query.toString()}>
      {preservedFilters.map(
        (name) => value(name) && <input key={name} type="hidden" name={name} value={value(name)} />,
      )}
      <Field label="关键词">
        {(control) => (
          <Input
            {...control}
            name="keyword"
            type="search"
            maxLength={40}
            placeholder={words}
            defaultValue={value('keyword')}
          />
        )}
      </Field>
      <Field label="申请日期从">
        {(control) => <Input {...control} name="from" type="date" max={value('to')} defaultValue={value('from')} />}
      </Field>
      <Field label="到">
        {(control) => <Input {...control} name="to" type="date" min={value('from')} defaultValue={value('to')} />}
      </Field>
      <Button type="submit">查询</Button>
    </Form>
  );
}
