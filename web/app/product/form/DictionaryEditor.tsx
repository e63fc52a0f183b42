import type { DictionaryField } from '@shuji/contract/product/schema/form';
import type { SampleProposal } from '@shuji/contract/product/schema/sample';
import { Button, Checkbox, Form, Input } from 'antd';
import { useContext, useState } from 'react';
import { AddRow } from '#app/form/field/AddRow.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { PutValue } from '#app/form/form-schema.ts';
import { PagedRows } from '#app/form/PagedRows.tsx';
import { toast } from '#app/ui/notify.ts';
import { DictionaryPaste } from './DictionaryPaste.tsx';
import { withPasted } from './dictionary-text.ts';
import { MeaningField } from './MeaningField.tsx';
import styles from './RowsEditor.module.css';

const mostFields = 300;

interface DictionaryEditorProps {
  proposal: SampleProposal | null;
}

/** The data dictionary: from a sample, written row by row, or pasted from a spreadsheet. */
export function DictionaryEditor({ proposal }: DictionaryEditorProps) {
  const form = Form.useFormInstance();
  const put = useContext(PutValue);
  const [isPasting, setPasting] = useState(false);
  const written: DictionaryField[] = Form.useWatch('dictionary', form) ?? [];
  const proposedAt = (row: number) => proposal?.dictionary.find(({ name }) => name === written[row]?.name);
  const take = (pasted: DictionaryField[]) => {
    const existing = (form.getFieldValue('dictionary') ?? []) as DictionaryField[];
    const { fields, dropped } = withPasted(existing, pasted, mostFields);
    put('dictionary', fields);
    if (dropped > 0) toast.warning(`数据字典最多 ${mostFields} 个字段，有 ${dropped} 个没有加入`);
    setPasting(false);
  };
  return (
    <Form.List name="dictionary">
      {(rows, { add, remove }) => (
        <div className={`stack ${styles.rows}`} data-gap="2">
          <PagedRows list={['dictionary']} rows={rows} unit="字段">
            {({ key, name }) => (
              <div key={key} className={`box ${styles.row}`} data-kind="entry">
                <CallField name={[name, 'name']} within={['dictionary']} label="字段名">
                  <Input maxLength={60} autoCapitalize="off" spellCheck={false} />
                </CallField>
                <CallField name={[name, 'type']} within={['dictionary']} label="类型">
                  <DictSelect dict="fieldType" allowClear={false} />
                </CallField>
                <CallField name={[name, 'meaning']} within={['dictionary']} label="含义">
                  <MeaningField proposed={proposedAt(name)} />
                </CallField>
                <CallField name={[name, 'sensitive']} within={['dictionary']} label="敏感" valuePropName="checked">
                  <Checkbox aria-label="敏感字段" />
                </CallField>
                <Button type="text" aria-label={`删除第 ${name + 1} 个字段`} onClick={() => remove(name)}>
                  删除
                </Button>
              </div>
            )}
          </PagedRows>
          {isPasting && <DictionaryPaste onTake={take} onClose={() => setPasting(false)} />}
          <div className="row" data-gap="2">
            {rows.length < mostFields && (
              <AddRow
                to={['dictionary', rows.length, 'name']}
                onAdd={() => add({ name: '', type: 'string', meaning: '', sensitive: false })}
              >
                添加字段
              </AddRow>
            )}
            {!isPasting && <Button onClick={() => setPasting(true)}>从表格粘贴</Button>}
            {rows.length > 0 && <span className="muted small">共 {rows.length} 个字段</span>}
          </div>
        </div>
      )}
    </Form.List>
  );
}
