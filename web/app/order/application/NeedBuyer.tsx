import { getByToken } from '@shuji/contract/account/calls';
import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { getOwnPermit } from '@shuji/contract/permit/calls';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { nextStep } from '#app/application/next-step.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

/** Leads a reader without the buyer role to obtain it; the written form is saved. */
export function NeedBuyer() {
  const { data: user } = useQueryOf(getByToken, {});
  const isBuyer = user?.isBuyer ?? true;
  const attestation = useQueryOf(getOwnAttestation, isBuyer || user?.attested ? null : {});
  const permit = useQueryOf(getOwnPermit, isBuyer || !user?.attested ? null : {});
  if (isBuyer || !(attestation.data || permit.data)) return null;
  const open = permit.data?.open;
  const { title, text, action } = attestation.data
    ? nextStep('身份认证', attestation.data.application, {
        title: '提交申请前请先完成身份认证',
        text: '',
        action: '去认证',
      })
    : nextStep('需方权限', open?.content.roles?.includes('buyer') ? open : null, {
        title: '提交申请前请先开通需方交易权限',
        text: '',
        action: '去开通',
      });
  return (
    <Alert title={title} tone="warn">
      {text && <p>{text}</p>}
      <div className="row">
        <span>您可以先填写，内容会保留在本窗口；办好后回到本页提交。</span>
        <LinkButton to={href(attestation.data ? 'attestation' : 'dealauth')} size="small">
          {action}
        </LinkButton>
      </div>
    </Alert>
  );
}
