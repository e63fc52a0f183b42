// The office's one way to show a list: chosen columns, ticked rows and what may be done with them, export, pages.
import type { Call, Input } from '@shuji/contract/call';
import type { Columns, OfficeListName } from '@shuji/contract/export';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Fallback } from '#app/lib/Fallback.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { ScrollBox } from '#app/ui/ScrollBox.tsx';
import { type Column, Table } from '#app/ui/Table.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulk.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import styles from './OfficeRows.module.css';
import { PageSize, pageSizeOf } from './PageSize.tsx';
import { usePreferences } from './preferences.ts';
import { Tick } from './Tick.tsx';

type Cell<T> = Column<T>['cell'] | Omit<Column<T>, 'title'>;

interface OfficeRowsProps<T, K extends string, C extends Call> {
  list: OfficeListName;
  /** The contract's titles; the first column names the row. */
  columns: Columns<K>;
  cells: Record<NoInfer<K>, Cell<T>>;
  /** Buttons of a row that only this page has; neither chosen nor exported. */
  more?: Column<T>[];
  /** A list without pages has no total. */
  data: { total?: number; capped?: boolean; rows: readonly T[] } | undefined;
  error: Error | undefined;
  onAgain: () => void;
  empty: ReactNode;
  /** The pager's unit: 篇资讯. */
  unit: string;
  caption: string;
  /** The export call with the filter the list shows. */
  sheet?: { call: C; input: Omit<Input<NoInfer<C>>, 'format' | 'columns'> };
  bulk?: BulkAction<T>[];
  /** Names a row in the results of a bulk action. */
  nameOf?: (row: T) => string;
  /** After a bulk action. */
  onChanged?: () => void;
}

/** The rest of a noun's table, with fixed columns and cells: two tabs show the same table. */
export type SharedRowsProps<T, K extends string, C extends Call> = Pick<
  OfficeRowsProps<T, K, C>,
  'data' | 'error' | 'onAgain' | 'empty' | 'sheet' | 'bulk' | 'onChanged'
>;

export function OfficeRows<T extends { id: string | number }, K extends string, C extends Call>(
  props: OfficeRowsProps<T, K, C>,
) {
  const {
    list,
    columns,
    cells,
    more = [],
    data,
    error,
    onAgain,
    empty,
    unit,
    caption,
    sheet,
    bulk = [],
    onChanged,
  } = props;
  const { nameOf = ({ id }: T) => String(id) } = props;
  const preferences = usePreferences();
  const [query] = useSearchParams();
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  const [action, setAction] = useState<BulkAction<T> | null>(null);
  if (!data || !preferences)
    return (
      <Card>
        <Fallback noun="列表" error={error} onAgain={onAgain} />
      </Card>
    );
  if (data.rows.length === 0)
    return data.total ? <PastEnd total={data.total} pageSize={pageSizeOf(query)} /> : <Card>{empty}</Card>;

  const shown = shownColumns(columns, preferences.columns[list]);
  const picked = data.rows.filter(({ id }) => ticked.has(id));
  const tick = (ids: readonly (string | number)[], isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const exported = shown.length < Object.keys(columns).length ? { columns: shown } : {};
  const lead = {
    head: (
      <Tick
        label="选择本页全部"
        isOn={picked.length === data.rows.length}
        onTick={(isOn) =>
          tick(
            data.rows.map(({ id }) => id),
            isOn,
          )
        }
      />
    ),
    cell: (row: T) => (
      <Tick label={`选择${nameOf(row)}`} isOn={ticked.has(row.id)} onTick={(isOn) => tick([row.id], isOn)} />
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
          {sheet && (
            <ExportButtons call={sheet.call} input={{ ...sheet.input, ...exported } as Omit<Input<C>, 'format'>} />
          )}
        </div>
      </div>
      <Card flat>
        <ScrollBox label={caption} className={styles.scroll}>
          <Table
            caption={caption}
            rows={data.rows}
            rowKey={({ id }) => String(id)}
            {...(bulk.length > 0 && { lead })}
            columns={[...shown.map((key) => asColumn(columns[key], cells[key])), ...more]}
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
          nameOf={nameOf}
          onClose={() => {
            setAction(null);
            setTicked(new Set());
            onChanged?.();
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
  return typeof cell === 'function' ? { title, cell } : { title, ...cell };
}
