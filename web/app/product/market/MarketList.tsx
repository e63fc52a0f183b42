import { facetNames, type PriceUnit, priceUnits, productSort } from '@shuji/contract/market/labels';
import { isServiceType } from '@shuji/contract/product/labels';
import { saveSearch } from '@shuji/contract/saved-search/calls';
import { Link, useSearchParams } from 'react-router';
import { href } from '#app/paths.ts';
import { ProductItem } from '#app/product/item/ProductItem.tsx';
import { Alert } from '#app/ui/Alert.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Chips } from '#app/ui/Chips.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { FacetedList, Nearest, Total } from '#app/ui/FacetedList.tsx';
import { withOne } from '#app/ui/narrow.ts';
import { PastEnd } from '#app/ui/PastEnd.tsx';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Sorts } from '#app/ui/plain/Sorts.tsx';
import { facetLabels, type Market, pageSize, wishOf } from './market.ts';
import { SaveSearch } from './SaveSearch.tsx';

/** Filters, what they leave, and the pages of it. */
export function MarketList({ market }: { market: Market }) {
  const { list, facets, dict } = market;
  const [query] = useSearchParams();
  // A number is found whatever the filters are.
  const types = query.getAll('type');
  const unit = types.length > 0 && types.every(isServiceType) ? '项服务' : '个产品';
  const hasFacets = Object.values(facets).some((values) => values.length > 0);
  return (
    <FacetedList label="产品列表" labels={facetLabels} facets={facets} total={list.total}>
      <Chips labels={hasFacets ? facetLabels : {}} facets={facets} />
      {query.has('region') && <p className="muted small">含覆盖全国，以及覆盖所选地区所在全省的产品。</p>}
      {list.isLoose && <LooseNotice correction={list.correction} />}
      <div className="row between">
        <Total {...list} unit={unit} />
        <div className="row">
          <SaveSearch save={saveSearch} names={facetNames} news="有新产品符合时通知您" />
          {list.total > 1 && <Sorts sorts={sortsFor(query)} />}
        </div>
      </div>
      {query.get('sort') === 'price' && <p className="muted small">{comparedWords(query)}</p>}
      {list.rows.map((product) => (
        <ProductItem key={product.id} product={product} dict={dict} words={list.words} />
      ))}
      {list.rows.length === 0 &&
        (list.total > 0 ? <PastEnd total={list.total} pageSize={pageSize} /> : <Nothing market={market} />)}
      <Pager total={list.total} capped={list.capped} pageSize={pageSize} unit={unit} />
    </FacetedList>
  );
}

// Prices compare within one unit: the order by price is offered once it is chosen.
function sortsFor(query: URLSearchParams): Record<string, string> {
  const { price, ...others } = productSort;
  return query.getAll('priceUnit').length === 1 || query.get('sort') === 'price' ? { ...others, price } : others;
}

function comparedWords(query: URLSearchParams): string {
  const [unit, ...rest] = query.getAll('priceUnit');
  const label = unit && rest.length === 0 ? priceUnits[unit as PriceUnit] : undefined;
  if (!label) return '价格按每次、每份、每年分组排列，组内由低到高；选择一个比价单位可只看一组。';
  return `按${label}的最低价由低到高排列：次数套餐按次数折算，包月按 365 天折算为每年；面议与免费的产品不参与比价。`;
}

/** Says that the list is a fuzzy match, and links to the likely keyword. */
function LooseNotice({ correction }: { correction: string | null }) {
  const [query] = useSearchParams();
  return (
    <Alert title={`没有完全匹配“${query.get('keyword') ?? ''}”的产品，以下为相近结果`} tone="warn">
      {correction !== null && (
        <>
          您是不是要找：
          <Link to={withOne(query, 'keyword', correction)}>{correction}</Link>
        </>
      )}
    </Alert>
  );
}

function Nothing({ market: { list, dict, demands, sameScene } }: { market: Market }) {
  const [query] = useSearchParams();
  const keyword = query.get('keyword')?.trim() ?? '';
  const isFiltered = facetNames.some((name) => query.has(name));
  const ofScene = sameScene.length > 0;
  const title = ofScene ? '同一应用场景的产品' : list.isNear ? '相近的产品' : '热门产品';
  return (
    <>
      <div className="card">
        <Empty
          title={keyword ? `没有找到与“${keyword}”相符的产品` : '没有符合条件的产品'}
          text={`可以${isFiltered ? '减少筛选条件、' : ''}换一个说法，或者把需要的数据写成需求，由数商来接单。`}
        >
          <div className="row">
            <LinkButton to={href('postdemand', wishOf(query))} look="primary">
              发布需求
            </LinkButton>
            {isFiltered && keyword && <LinkButton to={href('prodsearch', { keyword })}>去掉筛选条件</LinkButton>}
            <LinkButton to={href('product')}>查看全部产品</LinkButton>
          </div>
        </Empty>
      </div>
      <MatchingDemands keyword={keyword} demands={demands} />
      <Nearest title={title}>
        {(ofScene ? sameScene : list.nearest).map((product) => (
          <ProductItem key={product.id} product={product} dict={dict} words={list.words} />
        ))}
      </Nearest>
    </>
  );
}

/** Who else looks for the same; a supplier may have what no product is yet. */
function MatchingDemands({ keyword, demands }: { keyword: string; demands: Market['demands'] }) {
  if (demands.length === 0) return null;
  return (
    <Card title="相关需求" extra={<Link to={href('demand', { keyword })}>在需求大厅查看</Link>}>
      <ul className="lines" data-gap="3">
        {demands.map(({ id, title, ownerName, deadline }) => (
          <li key={id} className="split" data-gap="4">
            <Link to={href('deminfo', { id })}>{title}</Link>
            <span className="small muted">
              {[ownerName, deadline && `截止 ${deadline}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
