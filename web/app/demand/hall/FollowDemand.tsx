import { followDemand, listFollowedDemands, unfollowDemand } from '@shuji/contract/demand/follow';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

/** Follows a demand of someone else's, or ends it. */
export function FollowDemand({ id }: { id: string }) {
  const { data, error, reload } = useCall(listFollowedDemands, { demandId: id, pageSize: 1 });
  const following = useSend(followDemand);
  const leaving = useSend(unfollowDemand);
  const isFollowed = data !== undefined && data.total > 0;
  const toggle = async () => {
    if (await (isFollowed ? leaving : following).send({ id }))
      toast.success(isFollowed ? '已取消关注' : '已关注，被接单、成交或关闭时通知您，可在“关注的需求”中查看');
    reload();
  };
  return (
    <Button
      size="large"
      aria-pressed={isFollowed}
      busy={!data || following.busy || leaving.busy}
      disabled={error !== undefined}
      onClick={toggle}
    >
      {isFollowed ? '已关注' : '关注需求'}
    </Button>
  );
}
