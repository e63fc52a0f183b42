import { getByToken } from '@shuji/contract/account/calls';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

/** Leads a reader without the buyer role to obtain it; the written form is saved. */
export function NeedBuyer() {
  const { data } = useQueryOf(getByToken, {});
  if (!data || data.isBuyer) return null;
  const [title, to, words] = data.attested
    ? ['提交申请前请先开通需方交易权限', href('dealauth'), '去开通']
    : ['提交申请前请先完成身份认证', href('attestation'), '去认证'];
  return (
    <Alert title={title} tone="warn">
      <div className="row">
        <span>您可以先填写，内容会保留在本窗口；办好后回到本页提交。</span>
        <LinkButton to={to} size="small">
          {words}
        </LinkButton>
      </div>
    </Alert>
  );
}
