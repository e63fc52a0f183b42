import type { Call, Input, Output } from '@shuji/contract/call';
import { useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { type Called, useQueryOf } from '#app/lib/query.ts';
import type { FilterField } from './filters.ts';

interface List<C extends Call> extends Called<Output<C>> {
  /** Filters of the list; its export takes the same. */
  filter: Input<C>;
  isNarrowed: boolean;
}

/** A list as the address names it: page, page size and filters; `scope` names further parameters of the call. */
export function useList<C extends Call>(call: C, fields: readonly FilterField[], scope: string[] = []): List<C> {
  const [query] = useSearchParams();
  const names = fields.flatMap(({ kind, name }) => (kind === 'period' ? ['from', 'to'] : [name]));
  const filter = pick(query, ...names, ...scope) as Input<C>;
  const called = useQueryOf(call, { ...filter, ...pick(query, 'pageNum', 'pageSize') });
  return { ...called, filter, isNarrowed: names.some((name) => name !== 'sort' && query.get(name)) };
}
