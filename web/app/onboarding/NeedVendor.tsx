import { getByToken } from '@shuji/contract/account/calls';
import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { getOwnPermit } from '@shuji/contract/permit/calls';
import type { ReactNode } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { NeedStep } from '#app/application/NeedStep.tsx';
import { nextStep } from '#app/application/next-step.ts';
import { together, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { partsOf } from './parts.ts';

/** Shows its children to who may sell data or offer services, and to everyone else the next step that leads there. */
export function NeedVendor({ children }: { children: ReactNode }) {
  const { data, error, reload } = useQueryOf(getByToken, {});
  if (data?.isSeller || data?.isService) return children;
  return <Card>{data ? <Missing /> : <Fallback noun="您的信息" error={error} onAgain={reload} lines={8} />}</Card>;
}

function Missing() {
  const attestation = useQueryOf(getOwnAttestation, {});
  const merchant = useQueryOf(getOwnMerchant, {});
  const permit = useQueryOf(getOwnPermit, {});
  const { error, reload } = together(attestation, merchant, permit);
  if (!attestation.data || !merchant.data || !permit.data)
    return <Fallback noun="您的申请" error={error} onAgain={reload} />;
  const parts = partsOf({ attestation: attestation.data, merchant: merchant.data, permit: permit.data });
  const missing = parts.find(({ application }) => application?.status !== 'approved');
  const first = {
    title: '先申请入驻',
    text: '登记产品和服务的单位须通过企业认证、数商入驻，并开通供方或服务方权限；三项可以一次申请。',
    action: '申请入驻',
  };
  return <NeedStep step={nextStep(missing?.label ?? '', missing?.application, first)} to={href('onboarding')} />;
}
