import type { DictionaryField } from '@shuji/contract/product/schema/form';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { parseDictionary } from './dictionary-text.ts';
import styles from './RowsEditor.module.css';

const problemsShown = 8;

interface DictionaryPasteProps {
  onTake: (fields: DictionaryField[]) => void;
  onClose: () => void;
}

/** Reads a dictionary pasted from a spreadsheet; reports what it read, and the lines with errors. */
export function DictionaryPaste({ onTake, onClose }: DictionaryPasteProps) {
  const [pasted, setPasted] = useState('');
  const { fields, problems, hasHeading } = parseDictionary(pasted);
  const more = problems.length - problemsShown;
  return (
    <div className="stack">
      <Input.TextArea
        aria-label="粘贴数据字典"
        autoFocus
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        autoSize={{ minRows: 4, maxRows: 12 }}
        placeholder={
          '从 Excel 或 WPS 表格复制后粘贴，带不带表头都可以，例如：\n字段名\t类型\t含义\nstation_id\t文本\t观测站编号'
        }
      />
      <div role="status">
        {pasted.trim() !== '' && (
          <p className="muted small">
            读到 {fields.length} 个字段
            {hasHeading ? '，已按表头对应各列' : '，没有表头，按“字段名、类型、含义、敏感”的顺序读取'}。
          </p>
        )}
        {problems.length > 0 && (
          <ul className={`fine warn ${styles.problems}`}>
            {problems.slice(0, problemsShown).map(({ line, why, isLeftOut }) => (
              <li key={line} data-bad={isLeftOut || undefined}>
                第 {line} 行：{why}
              </li>
            ))}
            {more > 0 && <li>还有 {more} 行有问题</li>}
          </ul>
        )}
      </div>
      <div className="row" data-gap="2">
        <Button type="primary" disabled={fields.length === 0} onClick={() => onTake(fields)}>
          加入 {fields.length} 个字段
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </div>
  );
}
