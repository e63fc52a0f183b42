import type { Output } from '@shuji/contract/call';
import { passwordUnits } from '@shuji/contract/field';
import { applyPhone, changePhone, getOwnPhone } from '@shuji/contract/phone/calls';
import {
  applyPhone as applyPhoneShape,
  changePhone as changePhoneShape,
  phoneLabels,
} from '@shuji/contract/phone/schema';
import { Input } from 'antd';
import { useSearchParams } from 'react-router';
import { OwnCodeField } from '#app/account/OwnCodeField.tsx';
import { PhoneField } from '#app/account/PhoneField.tsx';
import { SmsCodeFields } from '#app/account/SmsCodeFields.tsx';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { signOut } from '#app/lib/session.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';

export const meta = pageTitle('更换手机');

const ways = [
  { value: 'both', label: '原手机能收短信' },
  { value: 'lost', label: '原手机已停用' },
];

export default function MyPhone() {
  const { data, error, reload } = useQueryOf(getOwnPhone, {});
  const [query] = useSearchParams();
  const isLost = query.get('way') === 'lost';
  return (
    <>
      <h1>更换手机</h1>
      {!data && (
        <Card>
          <Fallback noun="手机" error={error} onAgain={reload} lines={6} />
        </Card>
      )}
      {data && (
        <Card layout="stack" gap={4}>
          <p>现在绑定的手机：{data.phone}</p>
          <Tabs name="way" tabs={ways} label="更换方式" />
          {isLost ? <Lost latest={data.latest} /> : <Both />}
        </Card>
      )}
    </>
  );
}

function Both() {
  return (
    <>
      <Alert title="更换后需重新登录">所有设备上的登录都会立即失效，请用新手机号登录；原手机会收到一条通知。</Alert>
      <CallForm
        call={changePhone}
        shape={changePhoneShape}
        submit="更换手机"
        className="narrow-form"
        onDone={() => {
          toast.success('手机已更换，请用新手机号登录');
          signOut();
        }}
      >
        <OwnCodeField purpose="change" name="oldCode" />
        <PhoneField />
        <SmsCodeFields purpose="change" />
      </CallForm>
    </>
  );
}

function Lost({ latest }: { latest: Output<typeof getOwnPhone>['latest'] }) {
  const isWaiting = latest?.status === 'pending';
  return (
    <>
      {latest && <ApplicationAlert application={latest} labels={phoneLabels} approved={`已改绑到 ${latest.phone}`} />}
      {!isWaiting && (
        <>
          <Alert title="由中心核对材料后改绑">
            个人请上传本人身份证件；企业请上传加盖公章的说明。提交时会通知原手机；审核通过后所有登录失效，请用新手机号登录。
          </Alert>
          <CallForm
            key={latest?.id}
            call={applyPhone}
            shape={applyPhoneShape}
            submit="提交申请"
            className="narrow-form"
            onDone={() => toast.success('已提交，中心审核后会通知您')}
          >
            <CallField name="password">
              <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
            </CallField>
            <PhoneField />
            <SmsCodeFields purpose="change" />
            <CallField name="reason" hint="原手机从什么时候起、因为什么不能再用">
              <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
            </CallField>
            <CallField name="materials">
              <UploadsField purpose="proof" max={10} known={[]} />
            </CallField>
          </CallForm>
        </>
      )}
      {latest && latest.steps.length > 0 && <ApplicationTimeline steps={latest.steps} labels={phoneLabels} />}
    </>
  );
}
