import type { Input, Output } from '@shuji/contract/call';
import { listPublicObjections } from '@shuji/contract/objection/calls';
import { getProductDict } from '@shuji/contract/product/calls';
import { listPublicNotices } from '@shuji/contract/product/notice';
import type { PublicNoticeRow } from '@shuji/contract/product/schema/notice';
import { Form, Link, useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf } from '#app/product/labels.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input as TextInput } from '#app/ui/Input.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { NoticeClock } from './NoticeClock.tsx';
import { NoticeObjections } from './NoticeObjections.tsx';

const page = loadAll(async (perform, { query }) => {
  if (query.get('show') === 'decided') {
    return {
      decided: await perform(listPublicObjections, pick(query, 'pageNum') as Input<typeof listPublicObjections>),
    };
  }
  const [list, dict] = await Promise.all([
    perform(listPublicNotices, pick(query, 'keyword', 'pageNum') as Input<typeof listPublicNotices>),
    perform(getProductDict, {}),
  ]);
  return { noticed: { list, dict } };
});
export const loader = describedBy(page.loader, () => ({ path: href('publicNotices') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '产品登记公示',
  '数据产品完成登记前向社会公示登记内容；公示期内，已认证的主体可以提交证据提出异议。',
);

const tabs = [
  { value: 'noticed', label: '公示中' },
  { value: 'decided', label: '异议处理结果' },
];

export default function PublicNotices() {
  const { noticed, decided } = page.use();
  return (
    <div className="wrap narrow page">
      <header>
        <h1>产品登记公示</h1>
        <p className="muted">
          产品通过审核后，登记内容在此公示；期满且没有未处理的异议，即完成登记并颁发证书。公示期内可以提交证据提出异议。
        </p>
      </header>
      <Tabs name="show" tabs={tabs} label="公示" />
      {noticed && <NoticeList {...noticed} />}
      {decided && <DecidedObjections {...decided} />}
    </div>
  );
}

interface NoticedProps {
  list: Output<typeof listPublicNotices>;
  dict: ProductDict;
}

function NoticeList({ list, dict }: NoticedProps) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  return (
    <>
      <Form method="get" className="search">
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
        <NoticedProduct key={row.id} row={row} dict={dict} />
      ))}
      {list.rows.length === 0 && list.total > 0 && <PastEnd total={list.total} />}
      {list.total === 0 && (
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
    </>
  );
}

function NoticedProduct({ row, dict }: { row: PublicNoticeRow; dict: ProductDict }) {
  return (
    <Card>
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
  );
}

function DecidedObjections({ rows, total, capped }: Output<typeof listPublicObjections>) {
  if (rows.length === 0) {
    if (total > 0) return <PastEnd total={total} />;
    return (
      <Card>
        <Empty title="还没有作出处理的异议" text="中心对公示异议作出处理后，结果在这里公布。" />
      </Card>
    );
  }
  return (
    <>
      <p className="muted small">只公布异议理由和处理结果；异议人的身份、证据材料和处理意见只告知当事双方。</p>
      <Card flat>
        <NoticeObjections rows={rows} isNamed />
      </Card>
      <Pager total={total} capped={capped} unit="条异议" />
    </>
  );
}
