import {
  neededFields,
  type StatementColumns,
  type StatementField,
  statementFields,
} from '@shuji/contract/receipt/labels';
import type { StatementPreview } from '@shuji/contract/receipt/schema';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

const hints: Partial<Record<StatementField, string>> = {
  amount: '只读收入；收支在同一列的，另选借贷方向',
  remark: '其中的订单编号用来找到订单',
  serial: '同一流水号只导入一次；没有的，按整行内容识别',
};

interface MappingProps {
  preview: StatementPreview;
  busy: boolean;
  onChoose: (columns: StatementColumns) => void;
}

/** Which heading is read as what: guessed at first, then as it was chosen for this bank. */
export function StatementMapping({ preview, busy, onChoose }: MappingProps) {
  const [columns, setColumns] = useState<StatementColumns>(preview.columns);
  const options = preview.headings.map((heading) => ({ value: heading, label: heading }));
  const isComplete = neededFields.every((field) => columns[field]);
  const isChanged = JSON.stringify(columns) !== JSON.stringify(preview.columns);
  return (
    <Card title="三、核对列">
      <div className="stack">
        <p className="muted">
          {preview.isStored ? '按该银行上次的选择。' : '已按表头猜测，请核对；导入后为该银行保存。'}
        </p>
        <div className="grid" data-gap="3">
          {(Object.keys(statementFields) as StatementField[]).map((field) => (
            <div key={field}>
              <Field
                label={statementFields[field]}
                required={neededFields.some((needed) => needed === field)}
                hint={hints[field]}
              >
                {(control) => (
                  <Select
                    {...control}
                    allowClear
                    placeholder="没有这一列"
                    options={options}
                    value={columns[field] ?? null}
                    onChange={(heading: string | null) => setColumns((before) => withColumn(before, field, heading))}
                  />
                )}
              </Field>
            </div>
          ))}
        </div>
        <div className="row">
          <Button
            look={isChanged ? 'primary' : 'default'}
            disabled={!isComplete || !isChanged}
            busy={busy}
            onClick={() => onChoose(columns)}
          >
            按所选的列重新预览
          </Button>
        </div>
      </div>
    </Card>
  );
}

function withColumn(columns: StatementColumns, field: StatementField, heading: string | null): StatementColumns {
  const { [field]: _, ...others } = columns;
  return heading ? { ...others, [field]: heading } : others;
}
