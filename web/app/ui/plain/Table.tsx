import { cloneElement, isValidElement, type ReactNode } from 'react';

export interface Column<T> {
  title: string;
  cell: (row: T) => ReactNode;
  align?: 'right';
  width?: string;
}

interface TableProps<T> {
  columns: Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The table's caption for screen readers. */
  caption: string;
  /** Before the first column: where rows are ticked. */
  lead?: { head: ReactNode; cell: (row: T) => ReactNode };
}

/** A table; on a phone each row becomes a sheet of label and value. */
export function Table<T>({ columns, rows, rowKey, caption, lead }: TableProps<T>) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {lead && (
            <th scope="col" style={{ width: '1%' }}>
              {lead.head}
            </th>
          )}
          {columns.map((column) => (
            <th key={column.title} scope="col" data-align={column.align} style={{ width: column.width }}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {lead && <td>{lead.cell(row)}</td>}
            {columns.map((column) => (
              <td key={column.title} data-label={column.title} data-align={column.align}>
                {unbroken(column.cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number that people read aloud: DD-2026-X8ES3-4CC71. */
const number = /^[A-Z]{2}-\d{4}(-[\dA-Z]+)+$/;
const moment = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

// A narrow column breaks a moment between day and time, not at the hyphens within the day; a number, linked or not, nowhere.
function unbroken(shown: ReactNode): ReactNode {
  if (isValidElement<{ children?: ReactNode }>(shown) && typeof shown.props.children === 'string')
    return cloneElement(shown, {}, unbroken(shown.props.children));
  if (typeof shown === 'string' && number.test(shown)) return <span className="whole">{shown}</span>;
  const [, day, time] = typeof shown === 'string' ? (moment.exec(shown) ?? []) : [];
  if (!day) return shown;
  return (
    // One element: on a phone a cell lays out its children apart from each other.
    <span>
      <span className="whole">{day}</span>
      {time && ` ${time}`}
    </span>
  );
}
