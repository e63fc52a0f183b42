import type { Input as CallInput } from '@shuji/contract/call';
import { listPermits } from '@shuji/contract/permit/calls';
import { permitRole } from '@shuji/contract/permit/labels';
import { permitLabels } from '@shuji/contract/permit/schema';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { ApplicationTimeline } from '#app/application/ApplicationTimeline.tsx';
import { StatusTag } from '#app/application/StatusTag.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';

export const meta = pageTitle('权限开通记录');

export default function PermitRecords() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listPermits, pick(query, 'pageNum') as CallInput<typeof listPermits>);
  return (
    <>
      <h1>权限开通记录</h1>
      {!data && (
        <Card>
          <Fallback noun="记录" error={error} onAgain={reload} />
        </Card>
      )}
      {data && data.rows.length === 0 && (
        <Card>
          <Empty title="还没有开通记录" text="申请需方、供方或服务方权限后，每一步的意见和时间都会记在这里。">
            <LinkButton look="primary" to={href('dealauth')}>
              申请交易权限
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data?.rows.map((row) => (
        <Card
          key={row.id}
          title={row.roles.map((role) => permitRole[role]).join('、') || '未选择权限'}
          extra={<StatusTag status={row.status} />}
        >
          {row.note && (
            <p className="muted" style={{ marginBottom: 16 }}>
              {row.note}
            </p>
          )}
          {row.rulesVersion !== null && (
            <p className="small">
              已同意
              <Link to={href('ruleinfo', { name: 'trading', version: row.rulesVersion })}>
                《数据交易规则》第 {row.rulesVersion} 版
              </Link>
            </p>
          )}
          <ApplicationTimeline steps={row.steps} labels={permitLabels} />
          {(row.status === 'draft' || row.status === 'correction') && (
            <p>
              <LinkButton size="small" to={href('dealauth')}>
                继续填写
              </LinkButton>
            </p>
          )}
        </Card>
      ))}
      {data && data.rows.length > 0 && <Pager total={data.total} capped={data.capped} unit="项申请" />}
    </>
  );
}
