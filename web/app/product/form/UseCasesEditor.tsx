import { Button, Form, Input } from 'antd';
import { AddRow } from '#app/form/field/AddRow.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import styles from './RowsEditor.module.css';

/** Up to six cases of use. */
export function UseCasesEditor() {
  return (
    <Form.List name="useCases">
      {(rows, { add, remove }) => (
        <div className={`stack ${styles.rows}`} data-gap="2">
          {rows.map(({ key, name }, at) => (
            <div key={key} className={`box ${styles.row}`} data-kind="case">
              <CallField name={[name, 'title']} within={['useCases']} label="案例名称">
                <Input maxLength={40} />
              </CallField>
              <Button type="text" aria-label={`删除第 ${at + 1} 个案例`} onClick={() => remove(name)}>
                删除
              </Button>
              <CallField name={[name, 'text']} within={['useCases']} label="案例说明">
                <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2 }} />
              </CallField>
            </div>
          ))}
          {rows.length < 6 && (
            <AddRow to={['useCases', rows.length, 'title']} onAdd={() => add({ title: '', text: '' })}>
              添加应用案例
            </AddRow>
          )}
        </div>
      )}
    </Form.List>
  );
}
