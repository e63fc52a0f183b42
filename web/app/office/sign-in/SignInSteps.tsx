import { passwordUnits } from '@shuji/contract/field';
import { answerFactor, changeOwnPassword } from '@shuji/contract/operator/calls';
import { type OwedStep, owedSteps } from '@shuji/contract/operator/labels';
import {
  answerFactor as answerFactorShape,
  changeOwnPassword as changeOwnPasswordShape,
} from '@shuji/contract/operator/schema';
import { Input } from 'antd';
import { PasswordField } from '#app/account/PasswordField.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { signOut } from '#app/lib/session.ts';
import { FactorSetup } from '#app/operator/FactorSetup.tsx';
import { toast } from '#app/ui/notify.ts';

interface SignInStepsProps {
  owes: OwedStep;
  username: string;
  onDone: () => void;
}

/** The sign-in's missing steps. */
export function SignInSteps({ owes, username, onDone }: SignInStepsProps) {
  return (
    <div className="wrap narrow page">
      <h1>{owedSteps[owes]}</h1>
      {owes === 'code' && <AnswerCode onDone={onDone} />}
      {owes === 'password' && <FirstPassword username={username} />}
      {owes === 'factor' && (
        <>
          <Alert title="按照安全要求，系统管理、审核与财务人员须绑定动态验证码">绑定完成后即可进入工作台。</Alert>
          <FactorSetup isReplacing={false} onDone={onDone} />
        </>
      )}
    </div>
  );
}

function AnswerCode({ onDone }: { onDone: () => void }) {
  return (
    <Card>
      <CallForm call={answerFactor} shape={answerFactorShape} submit="完成登录" className="narrow-form" onDone={onDone}>
        <CallField name="code" hint="身份验证器上的 6 位数字；设备不在身边时，可用 16 位恢复码">
          <Input autoComplete="one-time-code" autoFocus maxLength={24} />
        </CallField>
      </CallForm>
    </Card>
  );
}

function FirstPassword({ username }: { username: string }) {
  return (
    <Card>
      <Alert title="初始密码仅供首次登录">请设置只有您自己知道的密码；修改后用新密码重新登录。</Alert>
      <CallForm
        call={changeOwnPassword}
        shape={changeOwnPasswordShape}
        submit="修改密码"
        className="narrow-form"
        onDone={() => {
          toast.success('密码已修改，请用新密码登录');
          signOut('office');
        }}
      >
        <CallField name="oldPassword" label="初始密码">
          <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
        </CallField>
        <PasswordField label="新密码" own={username} />
      </CallForm>
    </Card>
  );
}
