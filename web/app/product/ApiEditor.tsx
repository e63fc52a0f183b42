import { apiMethods } from '@shuji/contract/product-form';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { CallField } from '#app/form/CallField.tsx';
import { DictSelect } from '#app/form/DictSelect.tsx';
import styles from './RowsEditor.module.css';

/** How an interface is called: method, parameters, reply and errors. The address is told to the buyer at delivery. */
export function ApiEditor() {
  return (
    <>
      <CallField name={['api', 'method']} label="请求方式" initialValue="GET">
        <Radio.Group options={apiMethods.map((value) => ({ value, label: value }))} />
      </CallField>
      <Form.List name={['api', 'parameters']}>
        {(rows, { add, remove }) => (
          <div className={styles.rows}>
            {rows.map(({ key, name }, at) => (
              <div key={key} className={styles.parameter}>
                <CallField name={[name, 'name']} within={['api', 'parameters']} label="参数名">
                  <Input maxLength={60} />
                </CallField>
                <CallField name={[name, 'type']} within={['api', 'parameters']} label="类型">
                  <DictSelect dict="fieldType" allowClear={false} />
                </CallField>
                <CallField name={[name, 'meaning']} within={['api', 'parameters']} label="说明">
                  <Input maxLength={200} />
                </CallField>
                <CallField
                  name={[name, 'required']}
                  within={['api', 'parameters']}
                  label="必填"
                  valuePropName="checked"
                >
                  <Checkbox aria-label="必填参数" />
                </CallField>
                <Button type="text" aria-label={`删除第 ${at + 1} 个参数`} onClick={() => remove(name)}>
                  删除
                </Button>
              </div>
            ))}
            <div>
              <Button type="dashed" onClick={() => add({ name: '', type: 'string', meaning: '', required: false })}>
                添加请求参数
              </Button>
            </div>
          </div>
        )}
      </Form.List>
      <CallField name={['api', 'reply']} label="返回示例" required>
        <Input.TextArea
          maxLength={5000}
          autoSize={{ minRows: 4, maxRows: 16 }}
          placeholder={'{"level": "A", "score": 86}'}
        />
      </CallField>
      <CallField name={['api', 'errors']} label="错误说明">
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2 }} placeholder="错误码及其含义，一行一个" />
      </CallField>
    </>
  );
}
