import { listFollowedDemands, unfollowDemand } from '@shuji/contract/demand/follow';
import { demandStatus } from '@shuji/contract/demand/labels';
import { mostFollowed } from '@shuji/contract/demand/labels/follow';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { OwnList } from '#app/admin/list/OwnList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone } from '#app/demand/labels.ts';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

export const meta = pageTitle('关注的需求');

export default function FollowedDemands() {
  const { send, busy } = useMutationOf(unfollowDemand);
  const leave = async (id: string) => {
    if (await send({ id })) toast.success('已取消关注');
  };
  return (
    <OwnList
      call={listFollowedDemands}
      title="关注的需求"
      lead={`被接单、重新开放、成交或关闭时，以站内消息通知您；最多关注 ${mostFollowed} 条。`}
      noun="关注的需求"
      unit="条需求"
      empty={{
        title: '还没有关注需求',
        text: '在需求大厅点“关注需求”，它被接单、成交或关闭时通知您。',
        links: [{ to: href('demand'), label: '去需求大厅看看' }],
      }}
    >
      {(row) => (
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
          <Button
            call={unfollowDemand}
            size="small"
            busy={busy}
            aria-label={`取消关注：${row.title}`}
            onClick={() => leave(row.id)}
          >
            取消关注
          </Button>
        </div>
      )}
    </OwnList>
  );
}
