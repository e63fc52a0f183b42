import type { Call, Input, Output } from '@shuji/contract/call';
import { useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { type Called, useCall } from '#app/lib/use-call.ts';

export interface Listed<C extends Call> extends Called<Output<C>> {
  /** Filters of the list; its export takes the same. */
  filter: Input<C>;
  isNarrowed: boolean;
}

/** A list as the address names it: page, page size, and the filters of these names. */
export function useListed<C extends Call>(target: C, ...names: (keyof Input<C> & string)[]): Listed<C> {
  const [query] = useSearchParams();
  const filter = pick(query, ...names) as Input<C>;
  const called = useCall(target, { ...filter, ...pick(query, 'pageNum', 'pageSize') });
  return { ...called, filter, isNarrowed: Object.keys(filter).length > 0 };
}
