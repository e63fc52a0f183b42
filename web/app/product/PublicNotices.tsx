import type { Input } from '@shuji/contract/call';
import { getProductDict } from '@shuji/contract/product';
import { listPublicNotices } from '@shuji/contract/product-notice';
import { Form, Link, useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input as TextInput } from '#app/ui/Field.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { NoticeClock } from './NoticeClock.tsx';
import { labelOf } from './words.ts';

const page = loadAll(async (perform, { query }) => {
  const [list, dict] = await Promise.all([
    perform(listPublicNotices, pick(query, 'keyword', 'pageNum') as Input<typeof listPublicNotices>),
    perform(getProductDict, {}),
  ]);
  return { list, dict };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '产品登记公示',
  '数据产品完成登记前向社会公示登记内容；公示期内，已认证的主体可以提交证据提出异议。',
);

export default function PublicNotices() {
  const { list, dict } = page.use();
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  return (
    <div className="wrap narrow page">
      <header>
        <h1>产品登记公示</h1>
        <p className="muted">
          产品通过审核后，登记内容在此公示；期满且没有未处理的异议，即完成登记并颁发证书。公示期内可以提交证据提出异议。
        </p>
      </header>
      <Form method="get" className="row">
        <TextInput
          name="keyword"
          type="search"
          aria-label="产品名称或编号"
          placeholder="产品名称或编号"
          defaultValue={keyword}
          maxLength={60}
        />
        <Button type="submit">查询</Button>
      </Form>
      {list.rows.map((row) => (
        <Card key={row.id}>
          <div className="stack">
            <div className="row">
              <Tag tone="action">{labelOf(dict.productType, row.productType)}</Tag>
              <Tag>{labelOf(dict.industry, row.industry)}</Tag>
              {row.isChange && <Tag>登记变更</Tag>}
              {row.isContested && <Tag tone="warn">异议处理中</Tag>}
            </div>
            <h2>
              <Link to={href('publicNotice', { id: row.id })}>{row.name}</Link>
            </h2>
            <p className="clamp">{row.summary}</p>
            <p className="muted small">
              {row.merchantName} · 产品编号 {row.number} · <NoticeClock until={row.noticeUntil} {...row} />
            </p>
          </div>
        </Card>
      ))}
      {list.rows.length === 0 && (
        <Card>
          <Empty
            title={keyword ? '没有找到公示中的这个产品' : '现在没有公示中的产品'}
            text="公示期满的产品完成登记后，可以在数据市场查看。"
          >
            <LinkButton to={keyword ? paths.publicNotices : paths.product} look="primary">
              {keyword ? '查看全部公示' : '去数据市场'}
            </LinkButton>
          </Empty>
        </Card>
      )}
      <Pager total={list.total} capped={list.capped} unit="个产品" />
    </div>
  );
}
