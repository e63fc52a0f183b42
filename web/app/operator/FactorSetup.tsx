import type { Output } from '@shuji/contract/call';
import { beginFactor, confirmFactor } from '@shuji/contract/operator/calls';
import { beginFactor as beginFactorShape, confirmFactor as confirmFactorShape } from '@shuji/contract/operator/schema';
import { Input, QRCode } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import styles from './Factor.module.css';

interface FactorSetupProps {
  /** An active factor is proven with a code of the old device first. */
  isReplacing: boolean;
  onDone: () => void;
}

/** Setting up the second factor: scan, answer once, keep the recovery codes. */
export function FactorSetup({ isReplacing, onDone }: FactorSetupProps) {
  const [begun, setBegun] = useState<Output<typeof beginFactor>>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun) return <Confirm begun={begun} onConfirmed={setCodes} />;
  if (isReplacing) {
    return (
      <Card title="更换设备" extra={<Cancel onCancel={onDone} />}>
        <CallForm call={beginFactor} shape={beginFactorShape} submit="下一步" className="narrow-form" onDone={setBegun}>
          <CallField name="code" label="原设备上的动态验证码" hint="设备不在身边时，可用 16 位恢复码">
            <Input autoComplete="one-time-code" maxLength={24} />
          </CallField>
        </CallForm>
      </Card>
    );
  }
  return <Begin onBegun={setBegun} />;
}

function Begin({ onBegun }: { onBegun: (begun: Output<typeof beginFactor>) => void }) {
  const { send, busy } = useMutationOf(beginFactor);
  return (
    <Card title="绑定动态验证码">
      <p className="muted">请先在手机上准备好身份验证器，然后扫码绑定，全程约一分钟。</p>
      <p>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            const begun = await send({});
            if (begun) onBegun(begun.data);
          }}
        >
          开始绑定
        </Button>
      </p>
    </Card>
  );
}

function Confirm({
  begun,
  onConfirmed,
}: {
  begun: Output<typeof beginFactor>;
  onConfirmed: (codes: string[]) => void;
}) {
  return (
    <Card title="绑定动态验证码">
      <div className={styles.setup}>
        <QRCode value={begun.address} type="svg" size={200} bordered={false} aria-label="绑定用的二维码" />
        <div className="stack">
          <ol className="prose">
            <li>用身份验证器扫描二维码；不能扫码时，手动输入密钥：</li>
          </ol>
          <p className={`mono ${styles.secret}`}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <CallForm
            call={confirmFactor}
            shape={confirmFactorShape}
            submit="确认绑定"
            className="narrow-form"
            onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
          >
            <CallField name="code" label="验证器显示的 6 位动态验证码">
              <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
            </CallField>
          </CallForm>
        </div>
      </div>
    </Card>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Card title="绑定成功，请保存恢复码">
      <Alert tone="warn" title="恢复码只显示这一次">
        手机丢失或更换时，每个恢复码可代替一次动态验证码。请打印或抄写后妥善保管，不要与密码放在一起。
      </Alert>
      <ul className={`grid mono ${styles.codes}`} data-gap="2" data-min="small">
        {codes.map((code) => (
          <li key={code}>{code.replace(/(.{4})(?=.)/g, '$1 ')}</li>
        ))}
      </ul>
      <p className="row no-print">
        <Button onClick={() => window.print()}>打印</Button>
        <Button look="primary" onClick={onDone}>
          我已保存
        </Button>
      </p>
    </Card>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button size="small" onClick={onCancel}>
      取消
    </Button>
  );
}
