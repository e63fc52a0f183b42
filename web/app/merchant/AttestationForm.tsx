import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { type PartyKind, partyKind } from '@shuji/contract/merchant/labels/attestation';
import {
  applyAttestation as applyAttestationShape,
  type OwnAttestation,
  organisationForm,
  personForm,
} from '@shuji/contract/merchant/schema/attestation';
import { Radio } from 'antd';
import { useState } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { SendButtons } from '#app/application/SendButtons.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { toast } from '#app/ui/notify.ts';
import { OrganisationFields } from './OrganisationFields.tsx';
import { PersonFields } from './PersonFields.tsx';

const kinds = (['organisation', 'person'] as const).map((value) => ({ value, label: partyKind[value] }));

interface AttestationFormProps {
  content: OwnAttestation | undefined;
  /** Filled in as the contact's until there is another. */
  phone?: string;
  /** Changes what stands; the kind stays. */
  isChange?: boolean;
}

/** The form of either kind; a change of kind preserves the other's values until it is sent. */
export function AttestationForm({ content, phone, isChange = false }: AttestationFormProps) {
  const [kind, setKind] = useState<PartyKind>(content?.kind ?? 'organisation');
  return (
    <>
      {!isChange && (
        <Card title="认证类型">
          <Radio.Group
            aria-label="认证类型"
            optionType="button"
            buttonStyle="solid"
            size="large"
            options={kinds}
            value={kind}
            onChange={(event) => setKind(event.target.value as PartyKind)}
          />
          <p className="muted small" style={{ marginTop: 8 }}>
            {kind === 'organisation'
              ? '请准备营业执照影像和加盖公章的经办人授权书。'
              : '个人认证后可订购数据产品、发布需求，不能登记和销售数据产品。'}
          </p>
        </Card>
      )}
      <CallForm
        key={kind}
        call={applyAttestation}
        shape={applyAttestationShape}
        schema={kind === 'organisation' ? organisationForm : personForm}
        draft={`attestation:${kind}${isChange ? ':change' : ''}`}
        initial={content?.kind === kind ? initialOf(content) : { contactPhone: phone }}
        fixed={{ kind, change: isChange }}
        className="stack sheets"
        onDone={({ status }) => toast.success(status === 'pending' ? '已提交审核，请留意本页的审核结果' : '草稿已保存')}
        footer={(submitting) => <SendButtons {...submitting} draft={applyAttestationShape.input} />}
      >
        {kind === 'organisation' ? (
          <OrganisationFields known={[content?.licence, content?.authority].flatMap((file) => file ?? [])} />
        ) : (
          <PersonFields />
        )}
      </CallForm>
    </>
  );
}

/** What is stored, as the form's values. */
export function initialOf({ licence, authority, kind: _, regionName: __, ...content }: OwnAttestation) {
  return { ...content, licence: licence?.id, authority: authority?.id };
}
