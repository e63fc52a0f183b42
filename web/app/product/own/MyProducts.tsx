import type { Input, Output } from '@shuji/contract/call';
import { importProducts } from '@shuji/contract/product/import';
import { productStatus, productStatuses } from '@shuji/contract/product/labels';
import { listOwnProducts, saveProduct } from '@shuji/contract/product/own';
import { Input as TextInput } from 'antd';
import { Form, useSearchParams } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { ProductLine } from '#app/product/review/ProductLine.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { ExportOwnProducts } from './ExportOwnProducts.tsx';
import { OwnProductRow } from './OwnProductRow.tsx';

export const meta = pageTitle('我的产品');

type ListSummary = Pick<Output<typeof listOwnProducts>, 'counts' | 'changes'>;

/** A tab for each state that a product or its new version stands in, and for the one looked at. */
function tabsFor({ counts, changes }: ListSummary, chosen: string | null) {
  const count = new Map<string, number>();
  for (const one of [...counts, ...changes]) count.set(one.status, (count.get(one.status) ?? 0) + one.count);
  const shown = productStatuses.filter((value) => count.has(value) || value === chosen);
  const total = counts.reduce((sum, one) => sum + one.count, 0);
  return [
    { value: '', label: '全部', count: total },
    ...shown.map((value) => ({ value, label: productStatus[value], count: count.get(value) ?? 0 })),
  ];
}

export default function MyProducts() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <ProductLine key={id} id={id} /> : <OwnList />;
}

function OwnList() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(
    listOwnProducts,
    pick(query, 'status', 'keyword', 'pageNum') as Input<typeof listOwnProducts>,
  );
  return (
    <>
      <div className="row between">
        <h1>我的产品</h1>
        <div className="row">
          <LinkButton call={importProducts} to={href('prodimport')}>
            批量导入
          </LinkButton>
          <LinkButton call={saveProduct} to={href('prodin')} look="primary">
            发布产品
          </LinkButton>
        </div>
      </div>
      <Form method="get" role="search" className="row" key={query.get('keyword')}>
        {query.get('status') && <input type="hidden" name="status" value={query.get('status') ?? ''} />}
        <TextInput
          name="keyword"
          type="search"
          aria-label="产品名称或编号"
          placeholder="产品名称或编号"
          defaultValue={query.get('keyword') ?? ''}
          maxLength={40}
          className="grow"
        />
        <Button type="submit">查询</Button>
      </Form>
      <Tabs name="status" tabs={tabsFor(data ?? { counts: [], changes: [] }, query.get('status'))} label="产品状态" />
      {data && data.rows.length > 0 && <ExportOwnProducts />}
      {!data && (
        <Card>
          <Fallback noun="产品" error={error} onAgain={reload} />
        </Card>
      )}
      {data?.rows.map((row) => (
        <OwnProductRow key={row.id} product={row} />
      ))}
      {data?.rows.length === 0 && data.total > 0 && <PastEnd total={data.total} />}
      {data?.total === 0 && (
        <Card>
          {query.get('status') || query.get('keyword') ? (
            <Empty title="没有符合条件的产品" text="换个状态或关键词看看，或者查看全部产品。">
              <LinkButton to={href('myprod')}>查看全部产品</LinkButton>
            </Empty>
          ) : (
            <Empty title="还没有登记过产品" text="填写登记表并提交审核，公示期满后获得登记证书，即可上架销售。">
              <LinkButton call={saveProduct} to={href('prodin')} look="primary">
                登记第一个产品
              </LinkButton>
            </Empty>
          )}
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="个产品" />}
    </>
  );
}
