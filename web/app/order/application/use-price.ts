// Requests the price of an application from the server at each change.

import type { Output } from '@shuji/contract/call';
import { priceOrder } from '@shuji/contract/order/apply';
import type { PacksRun } from '@shuji/contract/order/labels';
import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused, Silent } from '#app/lib/failure.ts';

export type PriceReply = Output<typeof priceOrder>;

export interface Chosen {
  tier?: number | undefined;
  quantity?: number | null | undefined;
  packsRun?: PacksRun | undefined;
}

interface PriceAnswer {
  price?: PriceReply;
  /** Why there is no price, in words. */
  problem?: string;
}

const debounceMs = 250;

/** Nothing while what is chosen cannot be priced yet or the answer is under way. */
export function usePrice(
  { productId: id, versionId }: { productId: string; versionId: string },
  { tier, quantity }: Chosen,
  needsTier: boolean,
): PriceAnswer {
  const [answer, setAnswer] = useState<PriceAnswer>({});
  const isWhole = Boolean(quantity) && (!needsTier || tier !== undefined);
  useEffect(() => {
    setAnswer({});
    if (!isWhole || !quantity || !versionId) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api(priceOrder, { id, tier, quantity }, { signal: gone.signal, quiet: true }).then(
        (price) => !gone.signal.aborted && setAnswer({ price }),
        (failure: unknown) => {
          if (!isCallFailure(failure)) throw failure;
          if (!gone.signal.aborted && !(failure instanceof Silent)) setAnswer({ problem: wordsOf(failure) });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [id, versionId, tier, quantity, isWhole]);
  return answer;
}

function wordsOf(failure: Error): string {
  if (!(failure instanceof Refused)) return '暂时算不出总价，提交后以合同为准';
  return Object.values(failure.fields)[0] ?? failure.msg;
}
