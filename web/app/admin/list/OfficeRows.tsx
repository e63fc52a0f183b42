// The office's one way to show a list: chosen columns, ticked rows and what may be done with them, export, pages.

import type { Call } from '@shuji/contract/call';
import type { Columns, OfficeListName } from '@shuji/contract/export';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { SavedViews } from '#app/admin/view/SavedViews.tsx';
import { useViews } from '#app/admin/view/views.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import { type Column, Table } from '#app/ui/plain/Table.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulk.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import styles from './OfficeRows.module.css';
import { PageSize, pageSizeOf } from './PageSize.tsx';
import { usePreferences } from './preferences.ts';
import { Tick } from './Tick.tsx';

type CellOf<T> = (row: T) => ReactNode;
type Cell<T> = CellOf<T> | (Omit<Column<T>, 'title' | 'cell'> & { cell: CellOf<T> });

/** A list's table, as its noun declares it. */
export interface RowsDeclaration<T, K extends string> {
  list: OfficeListName;
  /** The contract's titles; the first column names the row. */
  columns: Columns<K>;
  cells: Record<NoInfer<K>, Cell<NoInfer<T>>>;
  /** Buttons of a row, by the column's title; neither chosen nor exported. */
  more?: Record<string, CellOf<NoInfer<T>>>;
  /** The pager's unit: 篇资讯. */
  unit: string;
  caption: string;
  /** Names a row in the results of a bulk action; its id by default. */
  nameOf?: (row: NoInfer<T>) => string;
  /** For rows without an id. */
  idOf?: (row: NoInfer<T>) => string;
}

interface OfficeRowsProps<T, K extends string> extends RowsDeclaration<T, K> {
  /** A list without pages has no total. */
  data: { total?: number; capped?: boolean; rows: readonly T[] } | undefined;
  error: Error | undefined;
  reload: () => void;
  empty: ReactNode;
  /** The export call with the filter the list shows. */
  exported?: { call: Call; filter: object } | undefined;
  bulk?: readonly BulkAction<NoInfer<T>>[] | undefined;
}

/** The list with its saved views above it. */
export function OfficeRows<T extends object, K extends string>(props: OfficeRowsProps<T, K>) {
  const { list, columns } = props;
  const chosen = usePreferences()?.columns[list];
  const { current } = useViews(list);
  const shown = shownColumns(columns, current?.columns ?? chosen);
  const isUsual = shown.length === Object.keys(columns).length;
  return (
    <>
      <SavedViews list={list} columns={isUsual ? null : shown} />
      <Rows {...props} shown={shown} />
    </>
  );
}

function Rows<T extends object, K extends string>(props: OfficeRowsProps<T, K> & { shown: K[] }) {
  const { list, columns, shown, cells, more = {}, data, error, reload, empty, unit, caption, exported } = props;
  const { idOf = idOfRow, nameOf = idOf } = props;
  const isAllowed = useAllowed();
  const bulk = (props.bulk ?? []).filter(({ call }) => isAllowed(call));
  const preferences = usePreferences();
  const [query] = useSearchParams();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [action, setAction] = useState<BulkAction<T> | null>(null);
  if (!data || !preferences)
    return (
      <Card>
        <Fallback noun="列表" error={error} onAgain={reload} />
      </Card>
    );
  if (data.rows.length === 0)
    return data.total ? <PastEnd total={data.total} pageSize={pageSizeOf(query)} /> : <Card>{empty}</Card>;

  const picked = data.rows.filter((row) => ticked.has(idOf(row)));
  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const chosen = shown.length < Object.keys(columns).length ? { columns: shown } : {};
  const lead = {
    head: (
      <Tick
        label="选择本页全部"
        isOn={picked.length === data.rows.length}
        onTick={(isOn) => tick(data.rows.map(idOf), isOn)}
      />
    ),
    cell: (row: T) => (
      <Tick label={`选择${nameOf(row)}`} isOn={ticked.has(idOf(row))} onTick={(isOn) => tick([idOf(row)], isOn)} />
    ),
  };

  return (
    <>
      <div className={styles.bar}>
        <div className="row">
          {bulk.length > 0 && <span className="small muted">已选 {picked.length} 条</span>}
          {bulk.map((one) => (
            <Button key={one.label} size="small" disabled={picked.length === 0} onClick={() => setAction(one)}>
              批量{one.label}
            </Button>
          ))}
        </div>
        <div className="row">
          {data.total !== undefined && <PageSize />}
          <ColumnChoice list={list} columns={columns} shown={shown} />
          {exported && isAllowed(exported.call) && (
            <ExportButtons call={exported.call} input={{ ...exported.filter, ...chosen }} />
          )}
        </div>
      </div>
      <Card flat>
        <ScrollBox label={caption} className={styles.scroll}>
          <Table
            caption={caption}
            rows={data.rows}
            rowKey={idOf}
            {...(bulk.length > 0 && { lead })}
            columns={[
              ...shown.map((key) => asColumn(columns[key], cells[key])),
              ...Object.entries(more).map(([title, cell]) => asColumn(title, cell)),
            ]}
          />
        </ScrollBox>
      </Card>
      {data.total !== undefined && (
        <Pager total={data.total} capped={data.capped} unit={unit} pageSize={pageSizeOf(query)} />
      )}
      {action && (
        <BulkDialog
          action={action}
          rows={picked}
          idOf={idOf}
          nameOf={nameOf}
          onClose={() => {
            setAction(null);
            setTicked(new Set());
          }}
        />
      )}
    </>
  );
}

// A column that was chosen once may be gone from the contract since.
function shownColumns<K extends string>(columns: Columns<K>, chosen: readonly string[] | undefined): K[] {
  const keys = Object.keys(columns) as K[];
  return chosen ? keys.filter((key, at) => at === 0 || chosen.includes(key)) : keys;
}

function asColumn<T>(title: string, cell: Cell<T>): Column<T> {
  return typeof cell === 'function' ? { title, cell } : { ...cell, title };
}

function idOfRow(row: object): string {
  return 'id' in row ? String(row.id) : '';
}
