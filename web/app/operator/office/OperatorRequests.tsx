import type { Output } from '@shuji/contract/call';
import { operatorRequestKinds } from '@shuji/contract/operator/labels/office';
import {
  decideOperatorRequest,
  type listOperatorRequests,
  withdrawOperatorRequest,
} from '@shuji/contract/operator/office';
import type { OperatorRequest } from '@shuji/contract/operator/schema/office';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { DecidedRequests } from '#app/approval/DecidedRequests.tsx';
import type { Called } from '#app/lib/query.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

const effects: Record<OperatorRequest['kind'], string> = {
  create: '批准后建立账号，设置密码的链接以短信发往上述手机。请先确认手机确为其本人所有。',
  change: '批准后立即生效。更换手机的，请先确认确为其本人所有。',
  enable: '批准后可以重新登录后台。',
  reset: '批准后原密码与动态验证码作废，所有登录立即失效，设置密码的链接以短信发往其本人登记的手机。',
};

interface OperatorRequestsProps {
  requests: Called<Output<typeof listOperatorRequests>>;
}

/** Grants of power that wait for a second administrator, and how the last ones ended. */
export function OperatorRequests({ requests: { data, error, reload } }: OperatorRequestsProps) {
  if (!data)
    return (
      <Card title="人员变更申请">
        <Fallback noun="人员变更申请" error={error} onAgain={reload} lines={2} small />
      </Card>
    );
  const waiting = data.rows.filter(({ status }) => status === 'waiting');
  return (
    <>
      {data.otherAdmins === 0 && (
        <Alert tone="warn" title="没有第二名系统管理员可以批准">
          新增人员、增加权限、启用与重置都须由另一名系统管理员批准。请由管理服务器的人员执行 npm run operator
          添加一名系统管理员。
        </Alert>
      )}
      {waiting.map((request) => (
        <ApprovalCard
          key={request.id}
          title={`${operatorRequestKinds[request.kind]}：${request.name}（${request.username}）`}
          request={request}
          decide={decideOperatorRequest}
          withdraw={withdrawOperatorRequest}
          effect={effects[request.kind]}
        >
          <Facts facts={request.changes.map((change) => [change.label, wordsOf(change)] as const)} />
        </ApprovalCard>
      ))}
      <DecidedRequests
        noun="人员变更申请"
        rows={data.rows.filter(({ status }) => status !== 'waiting')}
        titleOf={(row) => `${operatorRequestKinds[row.kind]}：${row.name}`}
      />
    </>
  );
}

function wordsOf({ before, after }: OperatorRequest['changes'][number]): string {
  return before ? `${before} → ${after || '无'}` : after;
}
