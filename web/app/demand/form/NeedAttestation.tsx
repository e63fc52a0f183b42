import { getByToken } from '@shuji/contract/account/calls';
import { getOwnAttestation } from '@shuji/contract/merchant/attestation';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { nextStep } from '#app/application/next-step.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';

const first = { title: '发布需求前请先完成身份认证', text: '', action: '去认证' };

/** Leads accounts without attestation to it; renders nothing for others. */
export function NeedAttestation() {
  const token = useToken();
  const { data: user } = useQueryOf(getByToken, token ? {} : null);
  const { data: own } = useQueryOf(getOwnAttestation, user?.attested === false ? {} : null);
  if (!own || user?.attested !== false) return null;
  const { title, text, action } = nextStep('身份认证', own.application, first);
  return (
    <Alert title={title} tone="warn">
      {text && <p>{text}</p>}
      <div className="row">
        <span>您可以先填写并保存到账号，认证通过后接着提交。</span>
        <LinkButton to={href('attestation')} size="small">
          {action}
        </LinkButton>
      </div>
    </Alert>
  );
}
