import type { CurrentUser } from '@shuji/contract/account/schema';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';

/** From registration to trading: how far one is, and the one next step. Gone once one may trade. */
export function Progress({ user }: { user: CurrentUser }) {
  const mayTrade = user.isBuyer || user.isSeller;
  const asMerchant = user.type === 2 || user.merchantId !== null;
  if (mayTrade && (!asMerchant || user.isSeller)) return null;
  const steps = [
    { label: '注册账号', note: dayOf(user.createdAt), isDone: true },
    { label: '身份认证', note: '个人或企业', isDone: user.attested, next: '去认证', to: href('attestation') },
    ...(asMerchant
      ? [{ label: '数商入驻', note: '供方需要', isDone: user.merchantId !== null, next: '去入驻', to: href('checkin') }]
      : []),
    { label: '开通交易权限', note: '需方或供方', isDone: mayTrade, next: '去开通', to: href('dealauth') },
    { label: '开始交易', note: '', isDone: false },
  ];
  const now = steps.findIndex((step) => !step.isDone);
  const here = steps[now];
  return (
    <Card
      title="从注册到交易"
      extra={
        here?.to && (
          <LinkButton to={here.to} look="primary" size="small">
            {here.next}
          </LinkButton>
        )
      }
    >
      <Steps steps={steps.map(({ label, note }) => ({ label, note }))} now={now} label="从注册到交易的进度" />
    </Card>
  );
}
