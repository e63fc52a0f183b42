// What the desks' lists have in common: a search among everything, and rows with their empty, waiting and refused states.
import type { ReactNode } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input, Select } from '#app/ui/Field.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { type Column, Table } from '#app/ui/Table.tsx';
import styles from './DeskList.module.css';

interface SearchProps {
  placeholder: string;
  /** What of the address the search keeps: the desk's tab. */
  kept?: Record<string, string>;
  /** None where a tab names the status already. */
  statuses?: { value: string; label: string }[];
}

/** Searches a desk by keyword and status, both in the address. */
export function DeskSearch({ placeholder, kept = { tab: 'all' }, statuses }: SearchProps) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const keyword = query.get('keyword') ?? '';
  return (
    <Form
      method="get"
      className={styles.filter}
      data-narrow={!statuses || undefined}
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={keyword}
        name="keyword"
        type="search"
        aria-label="关键词"
        placeholder={placeholder}
        defaultValue={keyword}
      />
      {statuses && (
        <Select
          name="status"
          aria-label="状态"
          empty="全部状态"
          options={statuses}
          defaultValue={query.get('status') ?? ''}
        />
      )}
      <Button type="submit">查询</Button>
    </Form>
  );
}

interface RowsProps<T> {
  data: { total: number; capped?: boolean; rows: T[] } | undefined;
  error: Error | undefined;
  empty: ReactNode;
  caption: string;
  /** What the pager counts: 条需求. */
  unit: string;
  columns: Column<T>[];
}

export function DeskRows<T extends { id: string }>({ data, error, empty, caption, unit, columns }: RowsProps<T>) {
  if (!data)
    return <Card>{error ? <Empty title="暂时读不到列表" text={error.message} /> : <Skeleton lines={6} />}</Card>;
  if (data.rows.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      <Card flat>
        <Table caption={caption} rows={data.rows} rowKey={(row) => row.id} columns={columns} />
      </Card>
      <Pager total={data.total} capped={data.capped} unit={unit} />
    </>
  );
}
