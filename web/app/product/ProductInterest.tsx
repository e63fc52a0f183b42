import { countProductView, productInterest } from '@shuji/contract/product';
import { useEffect } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { useCall } from '#app/lib/use-call.ts';

/** How often the product was read and collected; zeros are not shown. Also counts this reading. */
export function ProductInterest({ id }: { id: string }) {
  const { data } = useCall(productInterest, { id });
  useEffect(() => {
    api(countProductView, { id }).catch((error) => {
      if (!isCallFailure(error)) throw error;
    });
  }, [id]);
  if (!data) return null;
  return (
    <>
      {data.views > 0 && ` · 浏览 ${data.views.toLocaleString('zh-CN')}`}
      {data.favourites > 0 && ` · 收藏 ${data.favourites.toLocaleString('zh-CN')}`}
    </>
  );
}
