import type { Output } from '@shuji/contract/call';
import type { testApi } from '@shuji/contract/product/api';
import { type ApiOutcome, apiOutcomes } from '@shuji/contract/product/labels/api';
import { Button } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import styles from './ApiTest.module.css';

interface ApiTestResultProps {
  result: Output<typeof testApi>;
  onKeep: () => void;
  isKeeping: boolean;
}

/** The result of one test. */
export function ApiTestResult({ result, onKeep, isKeeping }: ApiTestResultProps) {
  const { outcome, status, ms, type, body, isWhole, problems, receipt } = result;
  return (
    <div className="stack" data-gap="2" role="status">
      <Alert tone={outcome === 'fits' ? 'good' : 'warn'} title={apiOutcomes[outcome]}>
        <p>{[status !== null && `HTTP ${status}`, `用时 ${ms} 毫秒`, type].filter((part) => part).join('，')}</p>
        {advice[outcome] && <p>{advice[outcome]}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Alert>
      {body !== '' && (
        <>
          <p className="muted small">{isWhole ? '返回内容' : '返回内容（开头部分）'}</p>
          <pre className={`box mono ${styles.body}`}>{body}</pre>
        </>
      )}
      {receipt && (
        <div>
          <Button onClick={onKeep} loading={isKeeping}>
            留存测试结果供审核参考
          </Button>
        </div>
      )}
    </div>
  );
}

const advice: Partial<Record<ApiOutcome, string>> = {
  failed: '请核对参数和请求头，或查看接口自己的日志。',
  redirected: '测试不跟随跳转，请填写跳转后的最终地址。',
  unreachable: '请核对地址，并确认接口对公网开放。',
  timeout: '请缩小查询范围，或稍后再试。',
  certificate: '请为接口安装由受信任机构签发、且与域名相符的证书。',
};
