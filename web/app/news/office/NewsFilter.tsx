import { newsStatus } from '@shuji/contract/news-office';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useDict } from '#app/form/dict.ts';
import { Button } from '#app/ui/Button.tsx';
import { Input, Select } from '#app/ui/Field.tsx';
import styles from './NewsFilter.module.css';

const statuses = Object.entries(newsStatus).map(([value, label]) => ({ value, label }));

/** Kind, state, word and period of the last change, all in the address. */
export function NewsFilter() {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const kinds = useDict('newsKind');
  const now = (name: string) => query.get(name) ?? '';
  return (
    <Form
      method="get"
      key={query.toString() + (kinds ? '' : '…')}
      className={styles.filter}
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
      <Input
        name="keyword"
        type="search"
        aria-label="关键词"
        placeholder="标题、摘要或正文"
        defaultValue={now('keyword')}
      />
      <Select name="kind" aria-label="类别" empty="全部类别" options={kinds ?? []} defaultValue={now('kind')} />
      <Select name="status" aria-label="状态" empty="全部状态" options={statuses} defaultValue={now('status')} />
      <div className={styles.period}>
        <Input name="from" type="date" aria-label="更新日期起" defaultValue={now('from')} />
        <span className="muted">至</span>
        <Input name="to" type="date" aria-label="更新日期止" defaultValue={now('to')} />
      </div>
      <Button type="submit">查询</Button>
    </Form>
  );
}
