import { Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { reread } from '#app/lib/query.ts';
import { Field } from '#app/ui/plain/Field.tsx';
import { type BulkAction, type BulkResult, whyNot } from './bulk.ts';
import styles from './OfficeRows.module.css';

interface BulkDialogProps<T> {
  action: BulkAction<T>;
  rows: readonly T[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  onClose: () => void;
}

/** Confirms once, then takes the step row by row and lists each result. */
export function BulkDialog<T>({ action, rows, idOf, nameOf, onClose }: BulkDialogProps<T>) {
  const [reason, setReason] = useState('');
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const { label, text, isDangerous, reason: reasonField } = action;
  const isOver = results?.length === rows.length;
  const words = reason.trim();
  const lacksReason = reasonField !== undefined && (words.length < reasonField.min || words.length > reasonField.max);

  async function run() {
    setResults([]);
    for (const row of rows) {
      const result = await action.run(row, words).then(
        (left) => ({ isDone: true, note: typeof left === 'string' ? left : '' }),
        (error) => ({ isDone: false, note: whyNot(error) }),
      );
      setResults((before) => [...(before ?? []), { id: idOf(row), name: nameOf(row), ...result }]);
    }
  }

  // Not before: the rows are those of the list, from which some go now.
  function close() {
    if (results !== null) reread();
    onClose();
  }

  return (
    <Dialog
      open
      title={`${label}所选的 ${rows.length} 条`}
      onClose={() => (results === null || isOver) && close()}
      footer={
        results === null ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button look={isDangerous ? 'danger' : 'primary'} disabled={lacksReason} onClick={() => void run()}>
              {label}
            </Button>
          </>
        ) : (
          <Button look="primary" busy={!isOver} onClick={close}>
            {isOver ? '完成' : `正在办理 ${results.length} / ${rows.length}`}
          </Button>
        )
      }
    >
      {results === null ? (
        <>
          <p>{text}逐条办理，一次至多一页 100 条；办不成的会说明原因，不影响其余各条。办完之前请不要关闭页面。</p>
          {reasonField && (
            <Field
              label={reasonField.label}
              required
              hint={`${reasonField.min}–${reasonField.max} 个字，写入每一条的记录`}
            >
              {(control) => (
                <Input.TextArea
                  {...control}
                  data-first
                  rows={3}
                  maxLength={reasonField.max}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          )}
        </>
      ) : (
        <Results results={results} isOver={isOver} />
      )}
    </Dialog>
  );
}

function Results({ results, isOver }: { results: BulkResult[]; isOver: boolean }) {
  const left = results.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <div role="status">
        {isOver && (
          <Alert
            tone={left > 0 ? 'warn' : 'good'}
            title={left > 0 ? `已办成 ${results.length - left} 条，${left} 条没有办成` : `${results.length} 条全部办成`}
          />
        )}
      </div>
      <ol className={styles.results}>
        {results.map(({ id, name, isDone, note }) => (
          <li key={id}>
            <Tag tone={isDone ? 'good' : 'bad'}>{isDone ? '已办成' : '未办成'}</Tag>
            <span>
              {name}
              {note && <span className="muted small">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
