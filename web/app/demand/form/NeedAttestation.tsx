import { getByToken } from '@shuji/contract/account/calls';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';

/** Leads accounts without attestation to it; renders nothing for others. */
export function NeedAttestation() {
  const token = useToken();
  const { data } = useQueryOf(getByToken, token ? {} : null);
  if (!data || data.attested) return null;
  return (
    <Alert title="发布需求前请先完成身份认证" tone="warn">
      <div className="row">
        <span>您可以先填写并保存到账号，认证通过后接着提交。</span>
        <LinkButton to={href('attestation')} size="small">
          去认证
        </LinkButton>
      </div>
    </Alert>
  );
}
