import type { Input } from '@shuji/contract/call';
import { listFollowedDemands, unfollowDemand } from '@shuji/contract/demand/follow';
import { demandStatus } from '@shuji/contract/demand/labels';
import { mostFollowed } from '@shuji/contract/demand/labels/follow';
import { Link, useSearchParams } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { pick } from '#app/lib/load.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { dayOf } from '#app/ui/time.ts';

export const meta = pageTitle('关注的需求');

export default function FollowedDemands() {
  const [query] = useSearchParams();
  const input = pick(query, 'pageNum') as Input<typeof listFollowedDemands>;
  const { data, error, reload } = useQueryOf(listFollowedDemands, input);
  const { send, busy } = useMutationOf(unfollowDemand);
  const leave = async (id: string) => {
    if (await send({ id })) toast.success('已取消关注');
  };
  return (
    <>
      <h1>关注的需求</h1>
      <p className="muted">被接单、重新开放、成交或关闭时，以站内消息通知您；最多关注 {mostFollowed} 条。</p>
      {!data && (
        <Card>
          <Fallback noun="关注的需求" error={error} onAgain={reload} lines={5} />
        </Card>
      )}
      {data?.rows.map((row) => (
        <Card key={row.id}>
          <div className="row between">
            <div>
              <p className="row">
                {row.isShown ? <Link to={href('deminfo', { id: row.id })}>{row.title}</Link> : row.title}
                <Tag tone={row.status ? statusTone[row.status] : 'plain'}>
                  {row.status ? demandStatus[row.status] : '需求方已暂停公开'}
                </Tag>
              </p>
              <p className="muted small">
                {[row.number, row.deadline && `截止 ${row.deadline}`, `${dayOf(row.followedAt)} 关注`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button size="small" busy={busy} aria-label={`取消关注：${row.title}`} onClick={() => leave(row.id)}>
              取消关注
            </Button>
          </div>
        </Card>
      ))}
      {data?.rows.length === 0 && data.total > 0 && <PastEnd total={data.total} />}
      {data?.total === 0 && (
        <Card>
          <Empty title="还没有关注需求" text="在需求详情页点“关注需求”，它被接单、成交或关闭时通知您。">
            <LinkButton to={href('demand')} look="primary">
              去需求大厅看看
            </LinkButton>
          </Empty>
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="条需求" />}
    </>
  );
}
