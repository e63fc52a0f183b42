import { passwordUnits } from '@shuji/contract/field';
import { closeAccount, listDealings } from '@shuji/contract/privacy/calls';
import { dealings, dealingUnits } from '@shuji/contract/privacy/labels';
import { closeAccount as closeAccountShape } from '@shuji/contract/privacy/schema';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { signOut } from '#app/lib/session.ts';
import { toast } from '#app/ui/notify.ts';
import { dealingPlaces } from './places.ts';

/** Leaving for good: what is in the way, what it means, and the password once more. */
export function ClosingCard() {
  const { data, error, reload } = useQueryOf(listDealings, {});
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card title="注销账号">
      <div className="stack">
        <ul className="bullets">
          <li>账号、认证材料、联系方式、收藏与消息将被删除或匿名化，不可恢复；手机号可重新注册。</li>
          <li>订单、合同、支付与凭证等交易记录依照《电子商务法》《数据安全法》自交易完成之日起保存不少于三年。</li>
          <li>所有设备上的登录立即失效，已取得的数商资格与交易权限随之终止。</li>
        </ul>
        {!data && <Fallback noun="未办结的业务" error={error} onAgain={reload} lines={2} />}
        {data && data.length > 0 && (
          <Alert title="请先办结以下业务，才能注销" tone="warn">
            <ul className="bullets">
              {data.map(({ kind, count }) => (
                <li key={kind}>
                  {dealings[kind]} {count} {dealingUnits[kind]}{' '}
                  {dealingPlaces[kind].map(({ label, to }) => (
                    <LinkButton key={label} to={to} look="quiet" size="small">
                      {label}
                    </LinkButton>
                  ))}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {data?.length === 0 && !isLeaving && (
          <p>
            <Button call={closeAccount} look="danger" onClick={() => setLeaving(true)}>
              注销账号
            </Button>
          </p>
        )}
        {isLeaving && (
          <CallForm
            call={closeAccount}
            shape={closeAccountShape}
            className="narrow-form"
            onRefused={reload}
            onDone={() => {
              toast.success('账号已注销');
              signOut();
            }}
            footer={({ busy }) => (
              <p className="row">
                <Button look="danger" type="submit" busy={busy}>
                  确认注销
                </Button>
                <Button onClick={() => setLeaving(false)}>暂不注销</Button>
              </p>
            )}
          >
            <CallField name="password" hint="为确认是您本人，请再次填写登录密码">
              <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
            </CallField>
            <CallField name="agree" label="" valuePropName="checked">
              <Checkbox>我已了解上述后果，确认注销账号</Checkbox>
            </CallField>
          </CallForm>
        )}
      </div>
    </Card>
  );
}
