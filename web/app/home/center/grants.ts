import type { CurrentUser } from '@shuji/contract/account/schema';
import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { getOwnPermit } from '@shuji/contract/permit/calls';
import type { PermitRole } from '@shuji/contract/permit/labels';
import { type NextStep, nextStep } from '#app/application/next-step.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

export interface Grant {
  label: string;
  isHeld: boolean;
  /** 已认证, 已入驻, 已开通. */
  held: string;
  to: string;
  /** The way to it, or what its application waits for. */
  step: NextStep;
}

export interface Grants {
  attestation: Grant;
  merchant: Grant;
  buyer: Grant;
  seller: Grant;
  /** Held or applied for: only few account holders offer services. */
  service?: Grant;
}

/** What an account holds or may still get; undefined until the states of its applications are known. */
export function useGrants(user: CurrentUser): Grants | undefined {
  const attestation = useQueryOf(getOwnAttestation, {}).data;
  const merchant = useQueryOf(getOwnMerchant, {}).data;
  const permit = useQueryOf(getOwnPermit, {}).data;
  if (!attestation || !merchant || !permit) return undefined;
  const role = (role: PermitRole, label: string, isHeld: boolean): Grant => ({
    label,
    isHeld,
    held: '已开通',
    to: href('dealauth'),
    step: nextStep(label, permit.open?.content.roles?.includes(role) ? permit.open : null, first('去开通')),
  });
  return {
    attestation: {
      label: '身份认证',
      isHeld: user.attested,
      held: '已认证',
      to: href('attestation'),
      step: nextStep('身份认证', attestation.application, first('去认证')),
    },
    merchant: {
      label: '数商入驻',
      isHeld: user.merchantId !== null,
      held: '已入驻',
      to: href('checkin'),
      step: nextStep('数商入驻', merchant.application, first('去入驻')),
    },
    buyer: role('buyer', '需方权限', user.isBuyer),
    seller: role('seller', '供方权限', user.isSeller),
    ...((user.isService || permit.open?.content.roles?.includes('service')) && {
      service: role('service', '服务方权限', user.isService),
    }),
  };
}

function first(action: string): NextStep {
  return { title: '', text: '', action };
}
