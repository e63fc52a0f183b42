import type { Output } from '@shuji/contract/call';
import type { FileRef } from '@shuji/contract/file/schema';
import { applyPermit, type getOwnPermit } from '@shuji/contract/permit/calls';
import type { PermitRole } from '@shuji/contract/permit/labels';
import { applyPermit as applyPermitShape, permitForm } from '@shuji/contract/permit/schema';
import { Checkbox, Input } from 'antd';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { ReviewedField } from '#app/application/ReviewedField.tsx';
import { SendButtons } from '#app/application/SendButtons.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { RolesField } from './RolesField.tsx';

const mostMaterials = 10;

type Own = Output<typeof getOwnPermit>;
type PermitContent = NonNullable<Own['open']>['content'];

export function PermitForm({ own }: { own: Own }) {
  const { held, open, isMerchant, rulesVersion } = own;
  return (
    <CallForm
      call={applyPermit}
      shape={applyPermitShape}
      schema={permitForm}
      draft="permit"
      fixed={{ rulesVersion }}
      initial={permitInitial(open?.content)}
      className="stack sheets"
      onDone={({ status }) => toast.success(status === 'pending' ? '已提交审核，可在开通记录中查看进度' : '草稿已保存')}
      footer={(submitting) => <SendButtons {...submitting} draft={applyPermitShape.input} />}
    >
      <PermitFields
        held={held.map((one) => one.role)}
        isMerchant={isMerchant}
        rulesVersion={rulesVersion}
        known={open?.content.materials ?? []}
      />
    </CallForm>
  );
}

/** What is stored, as the form's values. */
export function permitInitial(content: PermitContent | undefined) {
  return { ...content, materials: content?.materials?.map((file) => file.id) };
}

interface PermitFieldsProps {
  held: readonly PermitRole[];
  /** Entered, or entering on the same sheet. */
  isMerchant: boolean;
  rulesVersion: number | null;
  known: FileRef[];
}

/** The fields of a wish for permission. */
export function PermitFields({ held, isMerchant, rulesVersion, known }: PermitFieldsProps) {
  return (
    <Card title="申请权限">
      <ReviewedField
        name="roles"
        hint={
          isMerchant ? undefined : (
            <>
              供方和服务方权限面向数商开放，<Link to={href('checkin')}>先申请数商入驻</Link>
            </>
          )
        }
      >
        <RolesField held={held} isMerchant={isMerchant} />
      </ReviewedField>
      <ReviewedField name="reason" hint="简要说明拟开展的交易和用途">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </ReviewedField>
      <ReviewedField name="materials" hint="如内部授权、行业许可等，没有可不上传">
        <UploadsField purpose="proof" max={mostMaterials} known={known} />
      </ReviewedField>
      <ReviewedField name="consent" label={null} valuePropName="checked">
        <Checkbox>
          我已阅读并同意
          <Link to={href('ruleinfo', { name: 'trading', version: rulesVersion })} target="_blank">
            《数据交易规则》
          </Link>
          第 {rulesVersion} 版
        </Checkbox>
      </ReviewedField>
    </Card>
  );
}
