import { listRegions } from '@shuji/contract/site/calls';
import type { DictName } from '@shuji/contract/site/labels/dict';
import { Input, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { useDict } from '#app/admin/dict.ts';
import { onceAVisit, useQueryOf } from '#app/lib/query.ts';
import type { Option } from '#app/ui/options.ts';
import type { FilterField } from './filters.ts';
import styles from './ListFilter.module.css';

interface ListFilterProps {
  fields: readonly FilterField[];
  /** Query parameters that stay, beside the page size and the tab. */
  preserve?: string[];
}

const alwaysPreserved = ['pageSize', 'tab', 'view'];

/** A list's filters; the address holds them, so that a result can be shared. */
export function ListFilter({ fields, preserve = [] }: ListFilterProps) {
  const [query] = useSearchParams();
  const now = (name: string) => query.get(name) ?? '';
  return (
    <Form method="get" role="search" className={styles.filter}>
      {[...preserve, ...alwaysPreserved].map((name) => {
        const value = query.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {fields.map((field) => (
        <Control key={stateOf(field, now)} field={field} now={now} />
      ))}
      <Button type="submit">查询</Button>
    </Form>
  );
}

type Now = (name: string) => string;

// A control keeps what it began with, so it is written anew when its part of the address changes; the others meanwhile
// keep what is being typed.
function stateOf({ kind, name }: FilterField, now: Now): string {
  return kind === 'period' ? `${name} ${now('from')} ${now('to')}` : `${name} ${now(name)}`;
}

function Control({ field, now }: { field: FilterField; now: Now }): ReactNode {
  const { name, label } = field;
  if (field.kind === 'search')
    return (
      <Input
        className={styles.search}
        name={name}
        type="search"
        aria-label={label}
        placeholder={field.placeholder}
        defaultValue={now(name)}
        data-list-search
      />
    );
  if (field.kind === 'choice') return <Choice {...field} now={now} />;
  if (field.kind === 'dict') return <DictChoice {...field} now={now} />;
  if (field.kind === 'region') return <RegionChoice {...field} now={now} />;
  return (
    <div className={styles.period}>
      <Input name="from" type="date" aria-label={`${label}起`} defaultValue={now('from')} />
      <span className="muted">至</span>
      <Input name="to" type="date" aria-label={`${label}止`} defaultValue={now('to')} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  empty: string;
  now: Now;
}

function DictChoice({ dict, ...props }: ChoiceProps & { dict: DictName }) {
  return <Choice {...props} options={useDict(dict)} />;
}

function RegionChoice(props: ChoiceProps) {
  const { data } = useQueryOf(listRegions, { parentCode: '' }, onceAVisit);
  return <Choice {...props} options={data?.rows.map(({ code, name }) => ({ value: code, label: name }))} />;
}

/** Sends the form at once; a hidden field carries the value, for antd's list has none of its own. */
function Choice({ name, label, empty, options = [], now }: ChoiceProps & { options?: readonly Option[] | undefined }) {
  const [value, setValue] = useState(now(name));
  const field = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  return (
    <>
      <input ref={field} type="hidden" name={name} value={value} />
      <Select
        aria-label={label}
        value={value}
        options={[{ value: '', label: empty }, ...options]}
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(chosen) => {
          flushSync(() => setValue(chosen));
          void submit(field.current?.form ?? null);
        }}
      />
    </>
  );
}
