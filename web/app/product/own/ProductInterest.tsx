import { countProductView } from '@shuji/contract/product/interest';
import type { ProductInterest as Interest } from '@shuji/contract/product/schema/interest';
import { useEffect } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { countOf } from '#app/ui/count.ts';

function Figure({ words }: { words: string }) {
  return (
    <>
      {' · '}
      <span className="whole">{words}</span>
    </>
  );
}

/** Views and favourites; zeros are hidden. Also counts this view. */
export function ProductInterest({ id, interest }: { id: string; interest: Interest | undefined }) {
  useEffect(() => {
    api(countProductView, { id }).catch((error) => {
      if (!isCallFailure(error)) throw error;
    });
  }, [id]);
  if (!interest) return null;
  return (
    <>
      {interest.views > 0 && <Figure words={`浏览 ${countOf(interest.views)}`} />}
      {interest.favourites > 0 && <Figure words={`收藏 ${countOf(interest.favourites)}`} />}
    </>
  );
}
