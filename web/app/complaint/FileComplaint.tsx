import type { Output } from '@shuji/contract/call';
import { fileComplaint } from '@shuji/contract/complaint/calls';
import { complaintKindNames, complaintKinds, mostComplaintFiles } from '@shuji/contract/complaint/labels';
import { fileComplaint as fileComplaintShape, visitorComplaint } from '@shuji/contract/complaint/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CaptchaField } from '#app/account/CaptchaField.tsx';
import { PhoneField } from '#app/account/PhoneField.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { href } from '#app/paths.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Receipt } from './Receipt.tsx';

const kinds = optionsOf(complaintKinds);

/** Signed-in visitors are identified and may attach files; others leave a phone and answer a captcha. */
export function FileComplaint({ isSignedIn }: { isSignedIn: boolean }) {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const [round, setRound] = useState(0);
  const [filed, setFiled] = useState<Output<typeof fileComplaint> | null>(null);
  const kind = complaintKindNames.find((kind) => kind === query.get('kind'));
  if (filed) return <Receipt filed={filed} onAnother={() => setFiled(null)} />;
  return (
    <Card>
      <CallForm
        call={fileComplaint}
        shape={fileComplaintShape}
        {...(!isSignedIn && { schema: visitorComplaint })}
        draft="complaint"
        initial={{ kind: kind ?? 'complaint' }}
        submit="提交"
        onDone={setFiled}
        onRefused={() => setRound((count) => count + 1)}
      >
        <CallField name="kind">
          <RadioField options={kinds} />
        </CallField>
        <CallField name="title" hint="一句话说明是什么事">
          <Input maxLength={60} showCount />
        </CallField>
        <CallField name="text" hint="时间、经过、您的请求，涉及的产品或订单编号">
          <Input.TextArea rows={6} maxLength={2000} showCount />
        </CallField>
        {isSignedIn ? (
          <CallField name="files" hint={`选填，最多 ${mostComplaintFiles} 份，图片或 PDF`}>
            <UploadsField purpose="evidence" max={mostComplaintFiles} />
          </CallField>
        ) : (
          <p className="muted form-note">
            需要上传图片或文件的，请先<Link to={href('login', { from: `${pathname}${search}` })}>登录</Link>
            ；写下的内容会保留。
          </p>
        )}
        <CallField name="name" label="怎样称呼您" hint="选填">
          <Input maxLength={20} autoComplete="name" />
        </CallField>
        {isSignedIn ? (
          <CallField name="phone" label="联系电话" hint="选填；不填则使用您的登录手机号">
            <Input maxLength={20} autoComplete="tel" />
          </CallField>
        ) : (
          <>
            <PhoneField />
            <CaptchaField purpose="complaint" round={round} />
          </>
        )}
        <p className="muted small form-note">
          请勿填写身份证号、银行卡号。称呼、电话与正文加密保存，仅供办理使用，工作人员看到的是遮蔽后的号码。见
          <Link to={href('privacy')}>《个人信息保护政策》</Link>。
        </p>
      </CallForm>
    </Card>
  );
}
