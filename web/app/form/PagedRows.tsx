import { Form, type FormListFieldData, Pagination } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { onWanted } from './go-to.ts';
import type { FieldPath } from './schema.ts';

const pageSize = 20;

interface PagedRowsProps {
  /** The list's own path in the form. */
  list: FieldPath;
  rows: FormListFieldData[];
  /** The noun of a row: 字段. */
  unit: string;
  children: (row: FormListFieldData) => ReactNode;
}

/** The rows of a Form.List, twenty at a time: with hundreds of them in the page every key press would wait for all. */
export function PagedRows({ list, rows, unit, children }: PagedRowsProps) {
  const form = Form.useFormInstance();
  const [pageIndex, setWanted] = useState(0);
  const at = list.join('.');
  useEffect(
    () =>
      onWanted(form, (path) => {
        const row = path[list.length];
        if (typeof row === 'number' && path.slice(0, list.length).join('.') === at)
          setWanted(Math.floor(row / pageSize));
      }),
    [form, at, list.length],
  );
  const page = Math.min(pageIndex, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  return (
    <>
      {rows.slice(page * pageSize, (page + 1) * pageSize).map(children)}
      {rows.length > pageSize && (
        <div className="row">
          <Pagination
            size="small"
            current={page + 1}
            pageSize={pageSize}
            total={rows.length}
            showSizeChanger={false}
            showLessItems
            onChange={(next) => setWanted(next - 1)}
          />
          <span className="muted small">
            第 {page * pageSize + 1}–{Math.min(rows.length, (page + 1) * pageSize)} 个{unit}
          </span>
        </div>
      )}
    </>
  );
}
