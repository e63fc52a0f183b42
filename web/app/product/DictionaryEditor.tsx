import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { CallField } from '#app/form/CallField.tsx';
import { DictSelect } from '#app/form/DictSelect.tsx';
import { fieldsFromText } from './dictionary-text.ts';
import styles from './RowsEditor.module.css';

/** The data dictionary: written row by row, or pasted from a spreadsheet. */
export function DictionaryEditor() {
  const form = Form.useFormInstance();
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const take = () => {
    const now = (form.getFieldValue('dictionary') ?? []) as unknown[];
    form.setFieldValue('dictionary', [...now, ...fieldsFromText(pasted)].slice(0, 300));
    setPasted('');
    setPasting(false);
  };
  return (
    <Form.List name="dictionary">
      {(rows, { add, remove }) => (
        <div className={styles.rows}>
          {rows.map(({ key, name }, at) => (
            <div key={key} className={styles.entry}>
              <CallField name={[name, 'name']} within={['dictionary']} label="字段名">
                <Input maxLength={60} />
              </CallField>
              <CallField name={[name, 'type']} within={['dictionary']} label="类型">
                <DictSelect dict="fieldType" allowClear={false} />
              </CallField>
              <CallField name={[name, 'meaning']} within={['dictionary']} label="含义">
                <Input maxLength={200} />
              </CallField>
              <CallField name={[name, 'sensitive']} within={['dictionary']} label="敏感" valuePropName="checked">
                <Checkbox aria-label="敏感字段" />
              </CallField>
              <Button type="text" aria-label={`删除第 ${at + 1} 个字段`} onClick={() => remove(name)}>
                删除
              </Button>
            </div>
          ))}
          {isPasting && (
            <div className="stack">
              <Input.TextArea
                aria-label="粘贴数据字典"
                value={pasted}
                onChange={(event) => setPasted(event.target.value)}
                autoSize={{ minRows: 4, maxRows: 12 }}
                placeholder={
                  '从表格里复制后粘贴，每行一个字段，依次为：字段名、类型、含义\nstation_id\t文本\t观测站编号'
                }
              />
              <div className={styles.paste}>
                <Button type="primary" disabled={fieldsFromText(pasted).length === 0} onClick={take}>
                  加入 {fieldsFromText(pasted).length} 个字段
                </Button>
                <Button onClick={() => setPasting(false)}>取消</Button>
              </div>
            </div>
          )}
          <div className={styles.paste}>
            <Button type="dashed" onClick={() => add({ name: '', type: 'string', meaning: '', sensitive: false })}>
              添加字段
            </Button>
            {!isPasting && <Button onClick={() => setPasting(true)}>从表格粘贴</Button>}
          </div>
        </div>
      )}
    </Form.List>
  );
}
