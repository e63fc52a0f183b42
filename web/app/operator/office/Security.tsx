import { dropFactor, getOwnOperator } from '@shuji/contract/operator/calls';
import { dropFactor as dropFactorShape } from '@shuji/contract/operator/schema';
import {
  endOfficeSession,
  endOtherOfficeSessions,
  forgetAllOfficeDevices,
  forgetOfficeDevice,
  listOfficeDevices,
  listOfficeSessions,
} from '@shuji/contract/session/calls';
import { Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { FactorSetup } from '#app/operator/FactorSetup.tsx';
import { paths } from '#app/paths.ts';
import { DeviceList } from '#app/session/DeviceList.tsx';
import { SessionList } from '#app/session/SessionList.tsx';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';

export const meta = pageTitle('登录与安全');

export default function Security() {
  const devices = useQueryOf(listOfficeDevices, {});
  return (
    <>
      <div className="row between">
        <h1>登录与安全</h1>
        <LinkButton to={paths.officePassword}>修改密码</LinkButton>
      </div>
      <Factor />
      <SessionList list={listOfficeSessions} end={endOfficeSession} endOthers={endOtherOfficeSessions} />
      <DeviceList devices={devices} forget={forgetOfficeDevice} forgetAll={forgetAllOfficeDevices} />
    </>
  );
}

function Factor() {
  const { data: me, error, reload } = useQueryOf(getOwnOperator, {});
  const [doing, setDoing] = useState<'setup' | 'drop' | null>(null);
  if (!me)
    return (
      <Card title="动态验证码">
        <Fallback noun="您的信息" error={error} onAgain={reload} lines={4} />
      </Card>
    );
  const done = () => {
    setDoing(null);
    reload();
  };
  if (doing === 'setup') return <FactorSetup isReplacing={me.hasFactor} onDone={done} />;
  if (doing === 'drop') return <FactorDrop onDone={done} />;
  return (
    <Card title="动态验证码" layout="stack">
      {me.hasFactor ? (
        <>
          <Alert tone={me.recoveryCodes < 3 ? 'warn' : 'good'} title="已绑定">
            登录时除密码外还需输入手机上的 6 位动态验证码。还有 {me.recoveryCodes} 个恢复码可用
            {me.recoveryCodes < 3 && '，请更换绑定以取得新的恢复码'}。
          </Alert>
          <p className="row">
            <Button onClick={() => setDoing('setup')}>更换设备</Button>
            {!me.needsFactor && (
              <Button look="quiet" onClick={() => setDoing('drop')}>
                解除绑定
              </Button>
            )}
          </p>
        </>
      ) : (
        <>
          <p className="muted">
            绑定后，仅凭密码不能登录后台。可使用支持 TOTP 的身份验证器，如手机厂商自带的验证器或微信小程序中的验证器。
          </p>
          <p>
            <Button look="primary" onClick={() => setDoing('setup')}>
              绑定动态验证码
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

function FactorDrop({ onDone }: { onDone: () => void }) {
  return (
    <Card
      title="解除动态验证码"
      extra={
        <Button size="small" onClick={onDone}>
          取消
        </Button>
      }
    >
      <CallForm
        call={dropFactor}
        shape={dropFactorShape}
        submit="解除绑定"
        className="narrow-form"
        onDone={() => {
          toast.success('已解除绑定');
          onDone();
        }}
      >
        <CallField name="code" hint="6 位动态验证码，或 16 位恢复码">
          <Input autoComplete="one-time-code" maxLength={24} />
        </CallField>
      </CallForm>
    </Card>
  );
}
