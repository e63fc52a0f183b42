import type { Input as CallInput } from '@shuji/contract/call';
import { numberIn } from '@shuji/contract/readable-number';
import { searchEverything } from '@shuji/contract/search/calls';
import { type SearchKind, searchKinds } from '@shuji/contract/search/labels';
import type { FoundGroup } from '@shuji/contract/search/schema';
import { Form, Link, useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { useToken } from '#app/lib/session.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Input } from '#app/ui/Input.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { ownSearchOf, placeOf } from './places.ts';
import styles from './SearchPage.module.css';

const page = loadAll(async (perform, { query }) => {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 40);
  const input = pick(query, 'kind', 'pageNum') as { kind?: SearchKind; pageNum?: number };
  return { keyword, groups: keyword ? (await perform(searchEverything, { ...input, keyword })).groups : null };
});
export const loader = describedBy(page.loader, () => ({ path: href('search') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle<{ keyword: string }>(({ keyword }) => (keyword ? `“${keyword}”的搜索结果` : '全站搜索'));

export default function SearchPage() {
  const { keyword, groups: found } = page.use();
  const [query] = useSearchParams();
  // A number may be that of an own order, which no page drawn for everyone holds.
  const isOwnWanted = useToken() !== '' && numberIn(keyword) !== null;
  const input = { ...pick(query, 'kind', 'pageNum'), keyword } as CallInput<typeof searchEverything>;
  const { data: own } = useCall(searchEverything, isOwnWanted ? input : null);
  const groups = own?.groups ?? found;
  const kind = query.get('kind');
  return (
    <div className="wrap page">
      <h1>全站搜索</h1>
      <Form action={paths.search} role="search" aria-label="全站搜索" className="search" key={keyword}>
        <Input
          name="keyword"
          type="search"
          aria-label="搜索全站"
          placeholder="产品、需求、数商、资讯等"
          defaultValue={keyword}
          maxLength={40}
          required
        />
        <Button type="submit" look="primary">
          搜索
        </Button>
      </Form>
      {groups === null ? (
        <Card>
          <Empty
            title="想找什么？"
            text="一次搜遍产品、需求、数商、资讯、规则、帮助与伙伴；产品和需求支持拼音和首字母。"
          >
            <LinkButton to={paths.product}>浏览数据市场</LinkButton>
          </Empty>
        </Card>
      ) : (
        <Results keyword={keyword} groups={groups} kind={kind} />
      )}
    </div>
  );
}

interface ResultsProps {
  keyword: string;
  groups: FoundGroup[];
  kind: string | null;
}

function Results({ keyword, groups, kind }: ResultsProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const shown = groups.filter((group) => (kind ? group.kind === kind : group.total > 0));
  const one = kind ? shown[0] : undefined;
  const tabs = groups.map((group) => ({ value: group.kind, label: searchKinds[group.kind], count: group.total }));
  return (
    <>
      <Tabs name="kind" label="搜索范围" tabs={[{ value: '', label: '全部' }, ...tabs]} />
      {total > 0 && (
        <p className="muted small" role="status">
          找到 {countOf(total)} 条与“{keyword}”有关的内容
        </p>
      )}
      {(total === 0 || one?.total === 0) && (
        <Card>
          <Empty
            title={`没有找到与“${keyword}”有关的${one && total > 0 ? searchKinds[one.kind] : '内容'}`}
            text="请减少或更换关键词；多个词之间用空格隔开。"
          >
            {one && total > 0 ? (
              <LinkButton to={href('search', { keyword })}>查看全部结果</LinkButton>
            ) : (
              <LinkButton to={href('postdemand')}>没有想要的数据？发布需求</LinkButton>
            )}
          </Empty>
        </Card>
      )}
      {shown.map(
        (group) =>
          group.rows.length > 0 && <Group key={group.kind} group={group} keyword={keyword} isAlone={kind !== null} />,
      )}
      {one && one.rows.length === 0 && one.total > 0 && <PastEnd total={one.total} />}
      {one && <Pager total={one.total} capped={one.capped} unit="条" />}
    </>
  );
}

interface GroupProps {
  group: FoundGroup;
  keyword: string;
  isAlone: boolean;
}

function Group({ group: { kind, total, rows, words }, keyword, isAlone }: GroupProps) {
  const ownSearch = ownSearchOf(kind, keyword);
  const label = searchKinds[kind];
  return (
    <Card
      title={`${label}（${countOf(total)}）`}
      extra={isAlone && ownSearch && <Link to={ownSearch}>按条件筛选</Link>}
      flat
    >
      <ul className="entries">
        {rows.map((row) => (
          <li key={row.id}>
            <h3>
              <Link to={placeOf(kind, row)}>
                <Highlight text={row.title} words={words} />
              </Link>
            </h3>
            {row.text && (
              <p className="clamp soft">
                <Highlight text={row.text} words={words} />
              </p>
            )}
            {row.note && <p className="small muted">{row.note}</p>}
          </li>
        ))}
      </ul>
      {!isAlone && total > rows.length && (
        <p className={`ruled ${styles.more}`}>
          <Link to={href('search', { keyword, kind })}>
            查看全部 {countOf(total)} 条{label}
          </Link>
        </p>
      )}
    </Card>
  );
}
