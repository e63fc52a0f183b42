import type { CurrentUser } from '@shuji/contract/account/schema';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Steps } from '#app/admin/Steps.tsx';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import type { Grant, Grants } from './grants.ts';

interface Stage {
  label: string;
  note: string;
  isDone: boolean;
  grant?: Grant;
}

/** From registration to trading: how far one is, and the one next step. Gone once one may trade. */
export function Progress({ user, grants }: { user: CurrentUser; grants: Grants }) {
  const isVendor = user.isSeller || user.isService;
  const mayTrade = user.isBuyer || isVendor;
  const asMerchant = user.type === 2 || user.merchantId !== null;
  if (mayTrade && (!asMerchant || isVendor)) return null;
  const { attestation, merchant, buyer, seller, service } = grants;
  const permit = [seller, service].find((grant) => grant?.step.title) ?? buyer;
  const stages: Stage[] = [
    { label: '注册账号', note: dayOf(user.createdAt), isDone: true },
    { label: '身份认证', note: '个人或企业', isDone: attestation.isHeld, grant: attestation },
    ...(asMerchant ? [{ label: '数商入驻', note: '供方和服务方需要', isDone: merchant.isHeld, grant: merchant }] : []),
    { label: '开通交易权限', note: '需方、供方或服务方', isDone: mayTrade, grant: permit },
    { label: '开始交易', note: '', isDone: false },
  ];
  const now = stages.findIndex((stage) => !stage.isDone);
  const grant = stages[now]?.grant;
  // A merchant to be begins with the sheet for all three.
  const begins = asMerchant && grant !== undefined && !grant.step.title && !grant.isHeld;
  return (
    <Card
      title="从注册到交易"
      layout="stack"
      extra={
        grant && (
          <LinkButton
            to={begins ? href('onboarding') : grant.to}
            look={grant.step.isWaiting ? 'default' : 'primary'}
            size="small"
          >
            {begins ? '申请入驻' : grant.step.action}
          </LinkButton>
        )
      }
    >
      <Steps steps={stages.map(({ label, note }) => ({ label, note }))} now={now} label="从注册到交易的进度" />
      {grant?.step.title && (
        <p className="soft">
          <b>{grant.step.title}</b>　{grant.step.text}
        </p>
      )}
    </Card>
  );
}
