import { getAuditChain } from '@shuji/contract/audit/calls';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { paths } from '#app/paths.ts';
import { minuteOf } from '#app/ui/time.ts';

/** Shows that the audit trail is hashed in time. */
export function AuditorWatch() {
  const { data, error, reload } = useQueryOf(getAuditChain, {});
  return (
    <Card title="审计链" extra={<Link to={paths.officeAudit}>审计记录</Link>}>
      {!data && <Fallback noun="审计链" error={error} onAgain={reload} lines={2} small />}
      {data && (
        <ul className="stack" data-gap="3">
          <li className="inline">
            <Tag tone={data.isLate ? 'bad' : 'good'}>{data.isLate ? '入链晚点' : '按时入链'}</Tag>
            <span>
              已入链 {data.length} 条，待入链 {data.waiting} 条
              {data.head && `，最近入链 ${minuteOf(data.head.sealedAt)}`}
            </span>
            {data.isLate && <span className="muted small">有记录超过十分钟没有入链，请通知系统管理员。</span>}
          </li>
        </ul>
      )}
    </Card>
  );
}
