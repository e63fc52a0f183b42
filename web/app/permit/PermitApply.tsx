import type { Output } from '@shuji/contract/call';
import { getOwnPermit } from '@shuji/contract/permit/calls';
import { permitRole } from '@shuji/contract/permit/labels';
import { permitLabels } from '@shuji/contract/permit/schema';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { NeedAttested } from '#app/application/AttestedOnly.tsx';
import { mayWrite } from '#app/application/labels.ts';
import { FieldOpinions } from '#app/application/opinions.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { GrantedRoles } from './HeldRoles.tsx';
import { PermitForm } from './PermitForm.tsx';

export const meta = pageTitle('开通交易权限');

export default function PermitApply() {
  const { data, error, reload } = useQueryOf(getOwnPermit, {});
  return (
    <>
      <div className="row between">
        <h1>开通交易权限</h1>
        <LinkButton look="quiet" to={href('openrecord')}>
          查看开通记录
        </LinkButton>
      </div>
      {!data && (
        <Card>
          <Fallback noun="交易权限" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && <Own own={data} />}
    </>
  );
}

function Own({ own }: { own: Output<typeof getOwnPermit> }) {
  const { held, open, isAttested, rulesVersion } = own;
  const isComplete = held.length === Object.keys(permitRole).length;
  if (!isAttested) {
    return (
      <Card>
        <NeedAttested text="交易权限面向已认证的个人和企业开放，认证通过后即可申请。" />
      </Card>
    );
  }
  return (
    <>
      <GrantedRoles held={held} />
      {open && <ApplicationAlert application={open} labels={permitLabels} approved="" />}
      {open && !mayWrite(open.status) && (
        <Card title="正在办理的申请">
          <Facts
            facts={[
              ['申请权限', open.content.roles?.map((role) => permitRole[role]).join('、')],
              ['申请说明', open.content.reason],
            ]}
          />
        </Card>
      )}
      {!isComplete && rulesVersion === null && mayWrite(open?.status) && (
        <Card>
          <Empty
            title="暂时不能申请"
            text="中心还没有公布《数据交易规则》，申请交易权限须先阅读并同意它。公布之后即可申请，公布情况见“规则与协议”。"
          >
            <LinkButton to={href('rules')}>规则与协议</LinkButton>
          </Empty>
        </Card>
      )}
      {!isComplete && rulesVersion !== null && mayWrite(open?.status) && (
        <FieldOpinions value={open?.opinions ?? {}}>
          <PermitForm key={`${open?.id} ${open?.status}`} own={own} />
        </FieldOpinions>
      )}
      {open && open.steps.length > 0 && (
        <Card title="办理记录">
          <ApplicationTimeline steps={open.steps} labels={permitLabels} />
        </Card>
      )}
    </>
  );
}
