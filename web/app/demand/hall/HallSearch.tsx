import { hallFacets } from '@shuji/contract/demand/labels';
import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Input, Select } from '#app/ui/Input.tsx';
import styles from './HallSearch.module.css';
import { withinValues } from './hall.ts';

/** Words and time left; what else is chosen stays chosen. A plain form: it works without script. */
export function HallSearch() {
  const [query] = useSearchParams();
  const preserved = [...hallFacets, 'sort'].flatMap((name) => query.getAll(name).map((value) => ({ name, value })));
  return (
    <search>
      <Form method="get" className={`search ${styles.bar}`} data-size="large" key={query.toString()}>
        {preserved.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Input
          type="search"
          name="keyword"
          aria-label="关键词"
          placeholder="标题、内容、字段或拼音"
          maxLength={50}
          defaultValue={query.get('keyword') ?? ''}
        />
        <Select
          name="within"
          aria-label="截止时间"
          empty="截止时间不限"
          options={withinValues}
          defaultValue={query.get('within') ?? ''}
        />
        <Button type="submit" look="primary">
          搜索
        </Button>
      </Form>
    </search>
  );
}
