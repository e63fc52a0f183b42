import { doesNotProve, proves } from '#app/certificate/meaning.ts';
import { verdictOf } from '#app/certificate/verdict.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { secondOf } from '#app/ui/time.ts';
import type { Checked } from './check-shown.ts';
import styles from './ProofCheck.module.css';
import { ProofDownloads } from './ProofDownloads.tsx';
import type { ProofState } from './use-proof.ts';

interface ProofCheckProps {
  state: ProofState;
  number: string;
  /** The link on a paper carries another number or hash than this certificate. */
  differsFromPaper: boolean;
  again: () => void;
}

const marks = { passed: '✓', failed: '✕', skipped: '–' };
const outcomeLabels = { passed: '通过', failed: '未通过', skipped: '未进行' };

/** The check as the reader follows it: each step in plain words, then what it proves and what it does not. */
export function ProofCheck({ state, number, differsFromPaper, again }: ProofCheckProps) {
  return (
    <Card title="存证核验">
      <div className="stack">
        {state.kind === 'checking' && (
          <>
            <p className="muted">正在您的浏览器中核验……</p>
            <Skeleton lines={6} />
          </>
        )}
        {state.kind === 'waiting' && (
          <Alert title="正在写入存证日志">证书刚刚颁发或变更，通常两秒内即可核验，本页会自动重试。</Alert>
        )}
        {state.kind === 'unreached' && (
          <>
            <Alert title="没有取到证明" tone="warn">
              可能是网络中断，或存证日志正在维护。证书内容仍可查看，但本次没有核验。
            </Alert>
            <p>
              <Button onClick={again}>重新核验</Button>
            </p>
          </>
        )}
        {state.kind === 'checked' && <Outcome checked={state} number={number} differsFromPaper={differsFromPaper} />}
        <noscript>
          <p className="muted">核验在浏览器中进行，需要开启 JavaScript；也可以按《证书查验说明》自行验算。</p>
        </noscript>
        <Meaning />
      </div>
    </Card>
  );
}

function Outcome({
  checked,
  number,
  differsFromPaper,
}: Omit<ProofCheckProps, 'state' | 'again'> & { checked: Checked }) {
  const { judgement, keys, origin } = checked;
  const { failure, proved, steps } = judgement;
  return (
    <>
      <div role="status">
        {failure && (
          <Alert title="核验未通过，请勿采信" tone="bad">
            {failure.why}
          </Alert>
        )}
        {proved && (
          <Alert title={verdictOf(judgement)} tone={proved.state === 'valid' && !differsFromPaper ? 'good' : 'warn'}>
            {differsFromPaper
              ? '核验的是本页所示的登记内容，不是您手中的纸面：两者不符，纸面不能采信。'
              : '下列各步均由您的浏览器依据页面所示内容重新计算得出。'}
          </Alert>
        )}
      </div>
      <ol className={`stack ${styles.steps}`} data-gap="2">
        {steps.map(({ step, label, outcome, note }) => (
          <li key={step} className="media top" data-outcome={outcome}>
            <span className={`disc small ${styles.mark}`} aria-hidden="true">
              {marks[outcome]}
            </span>
            <div>
              <b>{label}</b>
              <span className="sr-only">：{outcomeLabels[outcome]}</span>
              {note && <p className="muted small">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {proved && (
        <>
          <Facts
            facts={[
              ['日志名称', origin],
              ['状态截至', secondOf(proved.at)],
              ['最新检查点', `${secondOf(proved.checkpointAt)} 签署`],
              ['登记项序号', `${proved.index}（日志长度 ${proved.size}）`],
              ['密钥编号', keys.map((key) => key.split('+')[1]).join('、')],
            ]}
          />
          <ProofDownloads number={number} document={checked.document} keys={keys} />
        </>
      )}
    </>
  );
}

function Meaning() {
  return (
    <section className={`stack ruled ${styles.meaning}`} aria-label="证明的范围">
      <Points title="核验通过能证明">{proves}</Points>
      <Points title="不能证明">{doesNotProve}</Points>
    </section>
  );
}

function Points({ title, children }: { title: string; children: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="bullets compact soft">
        {children.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
