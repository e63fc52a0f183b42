import type { Columns, OfficeListName } from '@shuji/contract/export';
import { useState } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import styles from './OfficeRows.module.css';
import { keepColumns } from './preferences.ts';

interface ColumnChoiceProps {
  list: OfficeListName;
  columns: Columns;
  shown: readonly string[];
}

/** Lets an operator choose columns; the first one names the row and stays. */
export function ColumnChoice({ list, columns, shown }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = Object.entries(columns);
  const choose = (key: string, isWanted: boolean) => {
    const chosen = Object.keys(columns).filter((one) => (one === key ? isWanted : shown.includes(one)));
    void keepColumns(list, chosen.length === Object.keys(columns).length ? [] : chosen);
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
            <Button onClick={() => void keepColumns(list, [])}>全部显示</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              完成
            </Button>
          </>
        }
      >
        <p className="muted small">立即生效，下次登录仍按此显示；导出的表格也只含这些列。“{first?.[1]}”始终显示。</p>
        <ul className={styles.choice}>
          {rest.map(([key, title]) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.includes(key)}
                  onChange={(event) => choose(key, event.target.checked)}
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
