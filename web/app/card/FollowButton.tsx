import { deleteSavedSearch, listSavedSearches, saveSearch } from '@shuji/contract/saved-search/calls';
import type { SavedSearch } from '@shuji/contract/saved-search/schema';
import { useLocation } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

/** To follow a merchant is to save the search for its products: new ones are notified. */
export function FollowButton({ merchant }: { merchant: string }) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const { data: saved, error, loading, reload } = useCall(listSavedSearches, token ? {} : null);
  const following = useSend(saveSearch);
  const leaving = useSend(deleteSavedSearch);
  if (!token) return <LinkButton to={href('login', { from: pathname + search })}>关注</LinkButton>;
  const followed = saved?.find(({ wanted }) => isAllOf(wanted, merchant));
  const toggle = async () => {
    const done = await (followed ? leaving.send({ id: followed.id }) : following.send({ merchant: [merchant] }));
    if (done) toast.success(followed ? '已取消关注' : '已关注，上架新产品时通知您，可在“保存的搜索”中查看');
    reload();
  };
  // Before the state is loaded a press counts: the server refuses a second follow.
  const isRereading = loading && saved !== undefined;
  return (
    <Button
      aria-pressed={followed !== undefined}
      busy={isRereading || following.busy || leaving.busy}
      disabled={error !== undefined}
      onClick={toggle}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
}

function isAllOf(wanted: SavedSearch['wanted'], merchant: string): boolean {
  const names = Object.keys(wanted);
  return names.length === 1 && [wanted.merchant].flat().join() === merchant;
}
