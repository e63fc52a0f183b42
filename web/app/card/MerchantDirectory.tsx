import type { Input, Output } from '@shuji/contract/call';
import { listMerchants, merchantFacets } from '@shuji/contract/merchant/card';
import { type DirectoryFacet, directoryFacets } from '@shuji/contract/merchant/labels/directory';
import { getDict } from '@shuji/contract/site/calls';
import { Form, useSearchParams } from 'react-router';
import { loadAll, pick } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { listPath } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Chips } from '#app/ui/Chips.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { FacetedList, Total } from '#app/ui/FacetedList.tsx';
import { Input as TextInput } from '#app/ui/Input.tsx';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { MerchantItem } from './MerchantItem.tsx';

const pageSize = 10;

const facetLabels: Record<DirectoryFacet, string> = {
  kind: '数商类别',
  service: '提供的服务',
  industry: '服务行业',
  region: '所在地区',
};

const page = loadAll(async (perform, { query }) => {
  const filters = pick(query, 'keyword', ...directoryFacets);
  const input = { ...filters, ...pick(query, 'pageNum'), pageSize } as Input<typeof listMerchants>;
  const [list, facets, merchantKind, industry, productType] = await Promise.all([
    perform(listMerchants, input),
    perform(merchantFacets, filters as Input<typeof merchantFacets>),
    perform(getDict, { name: 'merchantKind' }),
    perform(getDict, { name: 'industry' }),
    perform(getDict, { name: 'productType' }),
  ]);
  return { list, facets, dict: { merchantKind, industry, productType } };
});
export const loader = describedBy(page.loader, ({ query }) => ({ path: listPath('merchants', query, 'kind') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '数商名录',
  '已通过身份认证并入驻交易中心的数据供方与服务机构：按类别、行业、地区和所提供的服务查找。',
);

export default function MerchantDirectory() {
  const { list, facets, dict } = page.use();
  return (
    <div className="wrap page">
      <header className="row between" data-gap="6">
        <div>
          <h1>数商名录</h1>
          <p className="muted">已通过身份认证并入驻本中心的数据供方与服务机构。</p>
        </div>
        <LinkButton to={href('checkin')} size="large">
          申请入驻
        </LinkButton>
      </header>
      <NameSearch />
      <FacetedList label="数商列表" labels={facetLabels} facets={facets} total={list.total}>
        <Chips labels={facetLabels} facets={facets} />
        <Total {...list} unit="家数商" />
        {list.rows.map((merchant) => (
          <MerchantItem key={merchant.id} merchant={merchant} dict={dict} />
        ))}
        {list.rows.length === 0 && <Nothing list={list} />}
        <Pager total={list.total} capped={list.capped} pageSize={pageSize} unit="家数商" />
      </FacetedList>
    </div>
  );
}

/** A plain form: it works without script, and what else is chosen stays chosen. */
function NameSearch() {
  const [query] = useSearchParams();
  const preserved = directoryFacets.flatMap((name) => query.getAll(name).map((value) => ({ name, value })));
  return (
    <search>
      <Form method="get" className="search" data-size="large" key={query.toString()}>
        {preserved.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          type="search"
          name="keyword"
          aria-label="数商名称"
          placeholder="搜索数商名称或简介"
          maxLength={50}
          defaultValue={query.get('keyword') ?? ''}
        />
        <Button type="submit" look="primary">
          搜索
        </Button>
      </Form>
    </search>
  );
}

function Nothing({ list }: { list: Output<typeof listMerchants> }) {
  const [query] = useSearchParams();
  if (list.total > 0) return <PastEnd total={list.total} pageSize={pageSize} />;
  const isNarrowed = ['keyword', ...directoryFacets].some((name) => query.getAll(name).some((value) => value !== ''));
  return (
    <div className="card">
      {isNarrowed ? (
        <Empty title="没有符合条件的数商" text="换个名称，或减少筛选条件再试试。">
          <LinkButton to={href('merchants')}>查看全部数商</LinkButton>
        </Empty>
      ) : (
        <Empty title="还没有入驻的数商" text="企业完成身份认证后即可申请入驻。">
          <LinkButton to={href('checkin')} look="primary">
            申请数商入驻
          </LinkButton>
        </Empty>
      )}
    </div>
  );
}
