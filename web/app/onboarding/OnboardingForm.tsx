import { applyOnboarding } from '@shuji/contract/onboarding/calls';
import {
  applyOnboarding as applyOnboardingShape,
  type OnboardingPart,
  onboardingForm,
} from '@shuji/contract/onboarding/schema';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { FieldOpinions } from '#app/application/opinions.ts';
import { SendButtons } from '#app/application/SendButtons.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { initialOf } from '#app/merchant/AttestationForm.tsx';
import { MerchantFields, merchantInitial } from '#app/merchant/MerchantForm.tsx';
import { OrganisationFields } from '#app/merchant/OrganisationFields.tsx';
import { href } from '#app/paths.ts';
import { PermitFields, permitInitial } from '#app/permit/PermitForm.tsx';
import { toast } from '#app/ui/notify.ts';
import { type Owned, partsOf } from './parts.ts';

interface OnboardingFormProps {
  owned: Owned;
  /** The parts that may be written. */
  parts: readonly OnboardingPart[];
}

/** The parts that may be written, as one form. */
export function OnboardingForm({ owned, parts }: OnboardingFormProps) {
  const { attestation, merchant, permit } = owned;
  const { rulesVersion, held } = permit;
  if (rulesVersion === null && parts.includes('permit')) {
    return (
      <Card>
        <Empty
          title="暂时不能一次申请"
          text="中心还没有公布《数据交易规则》，交易权限须先阅读并同意它。企业认证可以先行办理。"
        >
          <LinkButton to={href('attestation')}>先办理企业认证</LinkButton>
        </Empty>
      </Card>
    );
  }
  const isOf = (part: OnboardingPart) => parts.includes(part);
  const proof = attestation.application?.content;
  return (
    <FieldOpinions value={opinionsOf(owned)}>
      <CallForm
        call={applyOnboarding}
        shape={applyOnboardingShape}
        schema={onboardingForm(parts)}
        draft="onboarding"
        fixed={{ rulesVersion }}
        initial={{
          ...(isOf('attestation') && { contactPhone: attestation.phone, ...(proof && initialOf(proof)) }),
          ...(isOf('merchant') && merchantInitial(merchant.application?.content)),
          ...(isOf('permit') && { roles: ['buyer', 'seller'], ...permitInitial(permit.open?.content) }),
        }}
        className="stack sheets"
        onDone={({ status }) => toast.success(status === 'pending' ? '已提交审核，请留意本页的审核结果' : '草稿已保存')}
        footer={(submitting) => <SendButtons {...submitting} draft={applyOnboardingShape.input} />}
      >
        {isOf('attestation') && (
          <OrganisationFields known={[proof?.licence, proof?.authority].flatMap((file) => file ?? [])} />
        )}
        {isOf('merchant') && <MerchantFields known={merchant.application?.content.qualifications ?? []} />}
        {isOf('permit') && (
          <PermitFields
            held={held.map(({ role }) => role)}
            isMerchant
            rulesVersion={rulesVersion}
            known={permit.open?.content.materials ?? []}
          />
        )}
      </CallForm>
    </FieldOpinions>
  );
}

/** What the reviewer wrote at fields that are to be corrected. */
function opinionsOf(owned: Owned): Record<string, string> {
  const corrections = partsOf(owned).filter(({ application }) => application?.status === 'correction');
  return Object.assign({}, ...corrections.map(({ application }) => application?.opinions));
}
