// The filters that stand at every list of everything: words, state, place, industry, days, order.
import { listRegions } from '@shuji/contract/site/calls';
import { useDict } from '#app/form/field/dict.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { Option } from '#app/ui/Field.tsx';
import type { FilterField } from './ListFilter.tsx';

/** The names these fields have in the address, for `pick`. */
export const overseenNames = ['keyword', 'status', 'region', 'industry', 'from', 'to', 'sort'] as const;

/** The filters that a queue shares; its status and order are fixed. */
export const queueNames = ['keyword', 'region', 'industry', 'from', 'to'] as const;

interface Wanted {
  /** The fields that the keyword searches. */
  placeholder: string;
  statuses?: readonly Option[];
  /** 提交日期, 申请日期. */
  days: string;
  /** The first is the list's default; a queue has its one order. */
  sorts?: readonly Option[];
  hasIndustry?: boolean;
}

export function useOverseenFields({ placeholder, statuses, days, sorts, hasIndustry = true }: Wanted): FilterField[] {
  const { data } = useCall(listRegions, { parentCode: '' });
  const industries = useDict('industry');
  const provinces = data?.rows.map(({ code, name }) => ({ value: code, label: name }));
  const [usual, ...others] = sorts ?? [];
  return [
    { kind: 'search', name: 'keyword', label: '关键词', placeholder },
    ...(statuses
      ? [{ kind: 'choice', name: 'status', label: '状态', empty: '全部状态', options: statuses } as const]
      : []),
    { kind: 'choice', name: 'region', label: '地区', empty: '全部地区', options: provinces },
    ...(hasIndustry
      ? [{ kind: 'choice', name: 'industry', label: '行业', empty: '全部行业', options: industries } as const]
      : []),
    { kind: 'period', name: 'from', label: days },
    ...(usual ? [{ kind: 'choice', name: 'sort', label: '排序', empty: usual.label, options: others } as const] : []),
  ];
}

export const byTime: readonly Option[] = [
  { value: 'newest', label: '最新在前' },
  { value: 'oldest', label: '最早在前' },
];
