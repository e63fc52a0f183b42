import type { Output } from '@shuji/contract/call';
import { followDemand, type listFollowStates, unfollowDemand } from '@shuji/contract/demand/follow';
import { useLocation } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { type Called, useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

interface FollowDemandProps {
  id: string;
  title: string;
  size?: 'small' | 'large';
  /** The reader's states of the demands on the page; empty for a visitor. */
  states: Called<Output<typeof listFollowStates>>;
}

/** Follows a demand of someone else's, or ends it; a visitor signs in first and comes back. */
export function FollowDemand({ id, title, size = 'large', states: { data, error, reload } }: FollowDemandProps) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const following = useSend(followDemand);
  const leaving = useSend(unfollowDemand);
  if (!token) {
    return (
      <LinkButton to={href('login', { from: pathname + search })} size={size} aria-label={`关注需求：${title}`}>
        关注需求
      </LinkButton>
    );
  }
  if (data?.own.includes(id)) return null;
  const isFollowed = data?.followed.includes(id) ?? false;
  const toggle = async () => {
    if (await (isFollowed ? leaving : following).send({ id }))
      toast.success(isFollowed ? '已取消关注' : '已关注，被接单、成交或关闭时通知您，可在“关注的需求”中查看');
    reload();
  };
  return (
    <Button
      call={followDemand}
      size={size}
      aria-label={`${isFollowed ? '已关注' : '关注需求'}：${title}`}
      aria-pressed={isFollowed}
      busy={!data || following.busy || leaving.busy}
      disabled={error !== undefined}
      onClick={toggle}
    >
      {isFollowed ? '已关注' : '关注需求'}
    </Button>
  );
}
