import type { ReactNode } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Input, type Option, Select } from '#app/ui/Field.tsx';
import styles from './ListFilter.module.css';

export type FilterField =
  | { name: string; label: string; kind: 'search'; placeholder: string }
  | { name: string; label: string; kind: 'choice'; empty: string; options: readonly Option[] | undefined }
  /** Two days, both included, as `from` and `to` of the address. */
  | { name: 'from'; label: string; kind: 'period' };

interface ListFilterProps {
  fields: FilterField[];
  /** Query parameters that stay: the tab, the page size. */
  preserve?: string[];
}

const alwaysPreserved = ['pageSize'];

/** A list's filters; the address holds them, so that a result can be shared. */
export function ListFilter({ fields, preserve = [] }: ListFilterProps) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const now = (name: string) => query.get(name) ?? '';
  return (
    <Form
      method="get"
      role="search"
      className={styles.filter}
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
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

// A control keeps what it began with, so it is written anew when its part of the address changes or its choices arrive;
// the others meanwhile keep what is being typed.
function stateOf(field: FilterField, now: (name: string) => string): string {
  if (field.kind === 'period') return `${field.name} ${now('from')} ${now('to')}`;
  return `${field.name} ${now(field.name)} ${field.kind === 'choice' && field.options !== undefined}`;
}

function Control({ field, now }: { field: FilterField; now: (name: string) => string }): ReactNode {
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
  if (field.kind === 'choice')
    return (
      <Select
        name={name}
        aria-label={label}
        empty={field.empty}
        options={[...(field.options ?? [])]}
        defaultValue={now(name)}
      />
    );
  return (
    <div className={styles.period}>
      <Input name="from" type="date" aria-label={`${label}起`} defaultValue={now('from')} />
      <span className="muted">至</span>
      <Input name="to" type="date" aria-label={`${label}止`} defaultValue={now('to')} />
    </div>
  );
}
