import { addFavourite, deleteFavourite } from '@shuji/contract/product/interest';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { toast } from '#app/ui/notify.ts';

/** Collects a product or lets it go; a visitor is led to sign in first and comes back here. */
export function FavouriteButton({ id, isInitially }: { id: string; isInitially: boolean | undefined }) {
  const token = useToken();
  const { pathname, search } = useLocation();
  const [changed, setChanged] = useState<boolean | null>(null);
  const adding = useSend(addFavourite);
  const removing = useSend(deleteFavourite);
  const isFavourite = changed ?? isInitially ?? false;
  if (!token) {
    return <LinkButton to={href('login', { from: pathname + search })}>收藏</LinkButton>;
  }
  const toggle = async () => {
    const done = await (isFavourite ? removing : adding).send({ id });
    if (!done) return;
    setChanged(!isFavourite);
    toast.success(isFavourite ? '已取消收藏' : '已收藏，可在个人中心查看');
  };
  return (
    <Button
      call={addFavourite}
      aria-pressed={isFavourite}
      busy={adding.busy || removing.busy || isInitially === undefined}
      onClick={toggle}
    >
      {isFavourite ? '已收藏' : '收藏'}
    </Button>
  );
}
