import type { Columns, OfficeListName } from '@shuji/contract/export';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { viewParam } from '#app/admin/view/views.ts';
import { keepsPlace } from '#app/ui/place.ts';
import { keepColumns } from './preferences.ts';

interface ColumnChoiceProps {
  list: OfficeListName;
  columns: Columns;
  shown: readonly string[];
}

/** Lets an operator choose columns; the first one names the row and stays. */
export function ColumnChoice({ list, columns, shown }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useSearchParams();
  const [first, ...rest] = Object.entries(columns);
  // Other columns than those of a view end it; its filters stay.
  const keep = (chosen: string[]) => {
    void keepColumns(list, chosen);
    if (!query.has(viewParam)) return;
    query.delete(viewParam);
    setQuery(query, { state: keepsPlace });
  };
  const choose = (key: string, isWanted: boolean) => {
    const chosen = Object.keys(columns).filter((one) => (one === key ? isWanted : shown.includes(one)));
    keep(chosen.length === Object.keys(columns).length ? [] : chosen);
  };
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        选择列
      </Button>
      <Dialog
        open={isOpen}
        title="选择显示的列"
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => keep([])}>全部显示</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              完成
            </Button>
          </>
        }
      >
        <p className="muted small">立即生效，下次登录仍按此显示；导出的表格也只含这些列。“{first?.[1]}”始终显示。</p>
        <ul className="grid" data-gap="2" data-min="tiny">
          {rest.map(([key, title]) => (
            <li key={key}>
              <Checkbox checked={shown.includes(key)} onChange={({ target }) => choose(key, target.checked)}>
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
