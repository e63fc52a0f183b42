// The hall's filters. All of them stand in the address; the words and lists work without script too.

import type { Output } from '@shuji/contract/call';
import { budgetBands, demandSort, demandStatus, type getDemandDict, hallStatuses } from '@shuji/contract/demand';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Input, type Option, Select } from '#app/ui/Field.tsx';
import styles from './HallFilters.module.css';

type Dict = Output<typeof getDemandDict>;

const bands: Option[] = Object.entries(budgetBands).map(([value, { label }]) => ({ value, label }));
const within: Option[] = [
  { value: '7', label: '7 天内' },
  { value: '30', label: '30 天内' },
  { value: '90', label: '90 天内' },
];
const statuses: Option[] = hallStatuses.map((value) => ({ value, label: demandStatus[value] }));
const sorts: Option[] = Object.entries(demandSort).map(([value, label]) => ({ value, label }));

export function HallFilters({ dict }: { dict: Dict }) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const kept = ['kind', 'budget', 'within', 'status'].filter((name) => query.get(name));
  return (
    <search className="card stack">
      <Form
        method="get"
        className={styles.bar}
        key={query.toString()}
        onChange={(event) => isSelect(event.target) && submit(event.currentTarget)}
      >
        {kept.map((name) => (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ))}
        <Input
          type="search"
          name="keyword"
          aria-label="关键词"
          placeholder="搜索需求标题、内容、期望字段"
          maxLength={50}
          defaultValue={query.get('keyword') ?? ''}
          className={styles.keyword}
        />
        <Select
          name="industry"
          aria-label="所属行业"
          empty="全部行业"
          options={dict.industry}
          defaultValue={query.get('industry') ?? ''}
        />
        <Select
          name="scene"
          aria-label="应用场景"
          empty="全部场景"
          options={dict.scene}
          defaultValue={query.get('scene') ?? ''}
        />
        <Select
          name="region"
          aria-label="覆盖地区"
          empty="全部地区"
          options={dict.regions}
          defaultValue={query.get('region') ?? ''}
        />
        <Select name="sort" aria-label="排序" options={sorts} defaultValue={query.get('sort') ?? 'newest'} />
        <Button type="submit" look="primary">
          搜索
        </Button>
      </Form>
      <Choices name="kind" label="数据类型" options={dict.productType} />
      <Choices name="budget" label="预算" options={bands} />
      <Choices name="within" label="截止时间" options={within} />
      <Choices name="status" label="状态" options={statuses} />
    </search>
  );
}

function isSelect(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement;
}

function Choices({ name, label, options }: { name: string; label: string; options: Option[] }) {
  const [query] = useSearchParams();
  const now = query.get(name) ?? '';
  const to = (value: string) => {
    const next = new URLSearchParams(query);
    next.delete('pageNum');
    if (value === '') next.delete(name);
    else next.set(name, value);
    return { search: next.toString() };
  };
  return (
    <div className={styles.choices}>
      <span id={`choices-${name}`}>{label}</span>
      <ul aria-labelledby={`choices-${name}`}>
        {[{ value: '', label: '不限' }, ...options].map((option) => (
          <li key={option.value}>
            <Link to={to(option.value)} aria-current={option.value === now ? 'true' : undefined} preventScrollReset>
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
