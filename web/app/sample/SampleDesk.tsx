import type { FilterSign } from '@shuji/contract/sample/labels';
import type { MeasuredSample } from '@shuji/contract/sample/schema';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { countOf } from '#app/ui/count.ts';
import { Input } from '#app/ui/Input.tsx';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import styles from './SampleDesk.module.css';
import sampleView from './SampleView.module.css';

type Column = MeasuredSample['columns'][number];

interface SampleDeskProps {
  columns: Column[];
  /** The page that is shown; undefined while it is read. */
  rows: (string | null)[][] | undefined;
  /** Rows that pass the filters, and all. */
  total: number | undefined;
  all: number;
  /** Stands in place of the rows. */
  instead?: ReactNode;
}

/** A sample as a table: sorted by any column, filtered by each. What is asked for stands in the address. */
export function SampleDesk({ columns, rows, total, all, instead }: SampleDeskProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = query.getAll('where');
  const sort = query.get('sort');

  function apply(form: HTMLFormElement) {
    const next = new URLSearchParams(query);
    next.delete('where');
    next.delete('pageNum');
    for (const [name, value] of new FormData(form))
      if (String(value).trim() !== '') next.append('where', `${name}${String(value).trim()}`);
    navigate(`?${next}`, { preventScrollReset: true });
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <div className="row between">
        <p className="muted" role="status">
          {total === undefined ? '正在读取样例…' : rowsWords(total, all, filters.length > 0)}
        </p>
        <div className="row">
          <Button type="submit" size="small">
            按所填条件筛选
          </Button>
          {(filters.length > 0 || sort) && (
            <Link to={`?id=${query.get('id') ?? ''}`} preventScrollReset>
              清除筛选与排序
            </Link>
          )}
        </div>
      </div>
      <ScrollBox label="全部样例" className={`box ${sampleView.scroll} ${styles.tall}`}>
        <table className={`small ${sampleView.rows}`} aria-busy={rows === undefined}>
          <caption className="sr-only">样例数据，可按列排序与筛选</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column.name} scope="col" aria-sort={sortOf(sort, at)}>
                  <SortLink column={column} at={at} sort={sort} query={query} />
                </th>
              ))}
            </tr>
            <tr key={filters.join('\n')} className={styles.filters}>
              {columns.map((column, at) => (
                <td key={column.name}>
                  <ColumnFilter column={column} at={at} filters={filters} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name.
              <tr key={place}>
                {row.map((cell, at) => (
                  <td key={columns[at]?.name} data-empty={cell === null || undefined} title={cell ?? undefined}>
                    {cell ?? '空'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {instead}
      </ScrollBox>
    </form>
  );
}

function rowsWords(total: number, all: number, isFiltered: boolean): string {
  return isFiltered ? `符合条件 ${countOf(total)} 行，样例共 ${countOf(all)} 行。` : `样例共 ${countOf(all)} 行。`;
}

function sortOf(sort: string | null, at: number): 'ascending' | 'descending' | undefined {
  if (sort === String(at)) return 'ascending';
  return sort === `-${at}` ? 'descending' : undefined;
}

interface SortLinkProps {
  column: Column;
  at: number;
  sort: string | null;
  query: URLSearchParams;
}

/** Sorts by a column, the other way round when it is pressed again. */
function SortLink({ column: { name, personal }, at, sort, query }: SortLinkProps) {
  if (personal !== null) return <span title="疑似个人信息，不能据以排序或筛选">{name}（已遮盖）</span>;
  const next = new URLSearchParams(query);
  next.set('sort', sort === String(at) ? `-${at}` : String(at));
  next.delete('pageNum');
  const marks = { ascending: ' ↑', descending: ' ↓' };
  const sorted = sortOf(sort, at);
  return (
    <Link to={`?${next}`} preventScrollReset title={`按“${name}”排序`}>
      {name}
      {sorted && <span aria-hidden="true">{marks[sorted]}</span>}
    </Link>
  );
}

const ranged: readonly Column['type'][] = ['integer', 'decimal', 'date', 'datetime'];

/** From and to for figures and days, a part of the text for the rest. */
function ColumnFilter({
  column: { name, type, personal, nulls },
  at,
  filters,
}: {
  column: Column;
  at: number;
  filters: string[];
}) {
  if (personal !== null || type === 'empty') return null;
  const field = (sign: FilterSign, words: string) => (
    <Input
      name={`${at}${sign}`}
      defaultValue={filters.find((one) => one.startsWith(`${at}${sign}`))?.slice(`${at}${sign}`.length)}
      aria-label={`${name} ${words}`}
      placeholder={words}
      maxLength={100}
    />
  );
  return (
    <div className={styles.filter}>
      {ranged.includes(type) ? (
        <>
          {field('>', '不小于')}
          {field('<', '不大于')}
        </>
      ) : (
        field('~', '包含')
      )}
      {nulls > 0 && (
        <label className="row" data-gap="1">
          <input
            type="checkbox"
            name={`${at}!`}
            defaultChecked={filters.some((one) => one.startsWith(`${at}!`))}
            aria-label={`${name} 只看空值`}
          />
          空值
        </label>
      )}
    </div>
  );
}
