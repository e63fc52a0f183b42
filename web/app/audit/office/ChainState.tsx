import { getAuditChain } from '@shuji/contract/audit/calls';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** Shows up to which row the audit trail is hashed; only a walk over all of it proves that it is intact. */
export function ChainState() {
  const { data, error, reload } = useQueryOf(getAuditChain, {});
  return (
    <Card title="审计链" layout="stack">
      {data ? (
        <Facts
          facts={[
            ['已入链', `${data.length} 条`],
            ['待入链', `${data.waiting} 条，${data.isLate ? '已经晚点，请通知系统管理员' : '每分钟入链一次'}`],
            ['最近入链', minuteOf(data.head?.sealedAt)],
            ['链尾', data.head && <code className="mono">{`${data.length}:${data.head.hash}`}</code>],
          ]}
        />
      ) : (
        <Fallback noun="审计链" error={error} onAgain={reload} lines={2} small />
      )}
      <p className="muted small">
        请定期把链尾抄存在系统之外。核对全部记录是否被改动、删除或插入，请系统管理员在服务器上执行 npm run
        audit-check，并提供以前抄存的链尾。
      </p>
    </Card>
  );
}
