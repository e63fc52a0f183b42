import type { Output } from '@shuji/contract/call';
import { keepApiTest, testApi } from '@shuji/contract/product/api';
import type { apiTest } from '@shuji/contract/product/schema/api';
import { type ApiDraft, apiDescription } from '@shuji/contract/product/schema/form';
import { Button, Form, Input } from 'antd';
import { useContext, useId, useState } from 'react';
import type { z } from 'zod';
import { Alert } from '#app/admin/Alert.tsx';
import { inputOf } from '#app/form/schema.ts';
import { useMutationOf } from '#app/lib/query.ts';
import { SavedProduct } from '#app/product/editor/saved-product.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './ApiTest.module.css';
import { ApiTestResult } from './ApiTestResult.tsx';
import { headersOf } from './header-lines.ts';

/** Calls the interface as described, from the centre's server and with values of the reader's. They are not stored. */
export function ApiTest() {
  const form = Form.useFormInstance();
  const api: ApiDraft | null = Form.useWatch('api', { form, preserve: true }) ?? null;
  const saved = useContext(SavedProduct);
  const [url, setUrl] = useState('');
  const [headers, setHeaders] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const [result, setResult] = useState<Output<typeof testApi> | null>(null);
  const [savedTest, setSavedTest] = useState<z.output<typeof apiTest> | null>(saved.apiTest);
  const { send: test, busy } = useMutationOf(testApi);
  const { send: keep, busy: isKeeping } = useMutationOf(keepApiTest);
  const place = useId();
  const parameters = (api?.parameters ?? []).filter(({ name }) => name);
  const { id } = saved;

  async function run() {
    const described = apiDescription.safeParse(inputOf(apiDescription, { ...api }));
    const parsed = headersOf(headers);
    if (!described.success) return toast.error('请先把接口说明填写完整');
    if (parsed.wrong) return toast.error(`请求头第 ${parsed.wrong} 行不正确，应为“名称: 值”`);
    if (!id) return;
    setResult(null);
    const inputs = parameters.map(({ name, example }) => ({ name, value: values[name] ?? example ?? '' }));
    const sent = await test({ id, url: url.trim(), api: described.data, values: inputs, headers: parsed.headers });
    if (sent) setResult(sent.data);
  }

  async function store() {
    if (!id || !result?.receipt) return;
    await saved.flush();
    const sent = await keep({ id, receipt: result.receipt });
    if (!sent) return;
    setSavedTest(sent.data);
    toast.success('测试结果已留存，审核人员可以看到');
  }

  return (
    <fieldset className={`box well stack ${styles.test}`} data-gap="2" aria-label="接口测试">
      <h4>接口测试</h4>
      <p className="muted small">
        由本中心的服务器按上面的说明调用一次，只访问公网地址，最多等待 15
        秒。地址、请求头和参数值只用于这次测试，不保存。
      </p>
      {savedTest && (
        <Alert tone={savedTest.isCurrent ? 'good' : 'warn'} title={`接口测试通过于 ${minuteOf(savedTest.at)}`}>
          {savedTest.host}，HTTP {savedTest.status}，用时 {savedTest.ms} 毫秒
          {!savedTest.isCurrent && '。接口说明后来改过，请重新测试'}
        </Alert>
      )}
      <label htmlFor={`${place}url`}>接口地址</label>
      <Input
        id={`${place}url`}
        inputMode="url"
        autoComplete="off"
        maxLength={1000}
        value={url}
        placeholder="https://api.example.cn/v1/tide"
        onChange={(event) => setUrl(event.target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          void run();
        }}
      />
      {parameters.map(({ name, example, meaning, required }) => (
        <div key={name} className="stack" data-gap="1">
          <label htmlFor={`${place}${name}`}>
            <code>{name}</code> {meaning}
            {required && <span className="muted">（必填）</span>}
          </label>
          <Input
            id={`${place}${name}`}
            maxLength={2000}
            value={values[name] ?? example ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            onPressEnter={(event) => event.preventDefault()}
          />
        </div>
      ))}
      <label htmlFor={`${place}headers`}>请求头（选填，每行一个）</label>
      <Input.TextArea
        id={`${place}headers`}
        autoSize={{ minRows: 1, maxRows: 6 }}
        spellCheck={false}
        value={headers}
        placeholder="X-Api-Key: 测试密钥"
        onChange={(event) => setHeaders(event.target.value)}
      />
      <div className="row">
        <Button onClick={() => void run()} loading={busy} disabled={!id || url.trim() === ''}>
          测试接口
        </Button>
        {!id && <span className="muted small">草稿保存后即可测试。</span>}
      </div>
      {result && <ApiTestResult result={result} onKeep={() => void store()} isKeeping={isKeeping} />}
    </fieldset>
  );
}
