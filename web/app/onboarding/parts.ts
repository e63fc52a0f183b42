import type { ApplicationStatus, Awaited } from '@shuji/contract/application/labels';
import type { Output } from '@shuji/contract/call';
import type { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import type { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { merchantLabels } from '@shuji/contract/merchant/schema';
import { attestationLabels } from '@shuji/contract/merchant/schema/attestation';
import type { OnboardingPart } from '@shuji/contract/onboarding/schema';
import type { getOwnPermit } from '@shuji/contract/permit/calls';
import { permitLabels } from '@shuji/contract/permit/schema';
import { mayWrite } from '#app/application/labels.ts';
import type { PageName } from '#app/paths.ts';

export interface Owned {
  attestation: Output<typeof getOwnAttestation>;
  merchant: Output<typeof getOwnMerchant>;
  permit: Output<typeof getOwnPermit>;
}

export interface Part {
  name: OnboardingPart;
  label: string;
  /** Where it is applied for, or changed, alone. */
  page: PageName;
  fields: Record<string, string>;
  application: {
    status: ApplicationStatus;
    reason: string;
    opinions: Record<string, string>;
    submittedAt: string | null;
    decidedAt: string | null;
    dueOn: string | null;
    awaits: Awaited | null;
  } | null;
  /** May still be written, or written again. */
  isOpen: boolean;
}

/** The three parts of the sheet and where each stands. */
export function partsOf({ attestation, merchant, permit }: Owned): Part[] {
  const holdsBoth = ['buyer', 'seller'].every((role) => permit.held.some((held) => held.role === role));
  const isEntered = merchant.merchantId !== null || merchant.application?.status === 'frozen';
  return [
    {
      name: 'attestation',
      label: '企业认证',
      page: 'attestation',
      fields: attestationLabels.organisation,
      application: attestation.application,
      isOpen: attestation.party === null && mayWrite(attestation.application?.status),
    },
    {
      name: 'merchant',
      label: '数商入驻',
      page: 'checkin',
      fields: merchantLabels,
      application: merchant.application,
      isOpen: !isEntered && mayWrite(merchant.application?.status),
    },
    {
      name: 'permit',
      label: '交易权限',
      page: 'dealauth',
      fields: permitLabels,
      application: permit.open,
      isOpen: !holdsBoth && mayWrite(permit.open?.status),
    },
  ];
}
