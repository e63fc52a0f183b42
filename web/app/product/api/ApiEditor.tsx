import { apiMethods } from '@shuji/contract/product/labels/form';
import { Button, Checkbox, Form, Input } from 'antd';
import { AddRow } from '#app/form/field/AddRow.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { PagedRows } from '#app/form/PagedRows.tsx';
import styles from '../form/RowsEditor.module.css';
import { ApiTest } from './ApiTest.tsx';

/** Edits an interface: method, parameters, reply and errors. The buyer gets the address at delivery. */
export function ApiEditor() {
  return (
    <>
      <CallField name={['api', 'method']} label="请求方式" initialValue="GET">
        <RadioField options={apiMethods.map((value) => ({ value, label: value }))} />
      </CallField>
      <h4>请求参数</h4>
      <Parameters />
      <CallField
        name={['api', 'reply']}
        label="返回示例"
        required
        hint="一次真实、完整的返回；是 JSON 的，测试时会逐项核对。"
      >
        <Input.TextArea
          maxLength={5000}
          autoSize={{ minRows: 4, maxRows: 16 }}
          spellCheck={false}
          placeholder={'{"level": "A", "score": 86}'}
        />
      </CallField>
      <h4>错误码</h4>
      <ErrorCodes />
      <CallField name={['api', 'errors']} label="错误说明" hint="选填：限流、重试、联系方式等补充说明。">
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2 }} />
      </CallField>
      <ApiTest />
    </>
  );
}

const mostRows = 60;
const parameters = ['api', 'parameters'];

function Parameters() {
  return (
    <Form.List name={parameters}>
      {(rows, { add, remove }) => (
        <div className={`stack ${styles.rows}`} data-gap="2">
          <PagedRows list={parameters} rows={rows} unit="参数">
            {({ key, name }) => (
              <div key={key} className={`box ${styles.row}`} data-kind="parameter">
                <CallField name={[name, 'name']} within={parameters} label="参数名">
                  <Input maxLength={60} autoCapitalize="off" spellCheck={false} />
                </CallField>
                <CallField name={[name, 'type']} within={parameters} label="类型">
                  <DictSelect dict="fieldType" allowClear={false} />
                </CallField>
                <CallField name={[name, 'meaning']} within={parameters} label="说明">
                  <Input maxLength={200} />
                </CallField>
                <CallField name={[name, 'example']} within={parameters} label="示例值">
                  <Input maxLength={200} spellCheck={false} />
                </CallField>
                <CallField name={[name, 'required']} within={parameters} label="必填" valuePropName="checked">
                  <Checkbox aria-label="必填参数" />
                </CallField>
                <Button type="text" aria-label={`删除第 ${name + 1} 个参数`} onClick={() => remove(name)}>
                  删除
                </Button>
              </div>
            )}
          </PagedRows>
          <div>
            {rows.length < mostRows && (
              <AddRow
                to={[...parameters, rows.length, 'name']}
                onAdd={() => add({ name: '', type: 'string', meaning: '', required: false, example: '' })}
              >
                添加请求参数
              </AddRow>
            )}
          </div>
        </div>
      )}
    </Form.List>
  );
}

const errorCodes = ['api', 'errorCodes'];

function ErrorCodes() {
  return (
    <Form.List name={errorCodes}>
      {(rows, { add, remove }) => (
        <div className={`stack ${styles.rows}`} data-gap="2">
          <PagedRows list={errorCodes} rows={rows} unit="错误码">
            {({ key, name }) => (
              <div key={key} className={`box ${styles.row}`} data-kind="error">
                <CallField name={[name, 'code']} within={errorCodes} label="错误码">
                  <Input maxLength={40} spellCheck={false} />
                </CallField>
                <CallField name={[name, 'meaning']} within={errorCodes} label="错误含义">
                  <Input maxLength={200} placeholder="何时出现，怎样处理" />
                </CallField>
                <Button type="text" aria-label={`删除第 ${name + 1} 个错误码`} onClick={() => remove(name)}>
                  删除
                </Button>
              </div>
            )}
          </PagedRows>
          <div>
            {rows.length < mostRows && (
              <AddRow to={[...errorCodes, rows.length, 'code']} onAdd={() => add({ code: '', meaning: '' })}>
                添加错误码
              </AddRow>
            )}
          </div>
        </div>
      )}
    </Form.List>
  );
}
