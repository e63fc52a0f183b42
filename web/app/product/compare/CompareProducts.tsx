import { compareProducts, getProductDict } from '@shuji/contract/product/calls';
import { mostCompared } from '@shuji/contract/product/labels';
import type { ProductDetail } from '@shuji/contract/product/schema';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import styles from './CompareProducts.module.css';
import { CompareTable } from './CompareTable.tsx';
import { compareAddress, useCompared } from './compared.ts';

const idsFrom = (query: URLSearchParams) => [...new Set(query.getAll('id'))].slice(0, mostCompared);

interface Loaded {
  products: ProductDetail[];
  dict: ProductDict;
  missing: number;
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const ids = idsFrom(query);
  const [products, dict] = await Promise.all([perform(compareProducts, { id: ids }), perform(getProductDict, {})]);
  return { products, dict, missing: ids.length - products.length };
});
export const loader = describedBy(page.loader, () => ({ path: href('compare') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('产品对比', '把最多四个数据产品的价格、内容、权利和交付方式并排比较。');

export default function CompareProducts() {
  const { products, dict, missing } = page.use();
  useOwnChoice();
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: '产品对比' }]} />
      <header className="row between">
        <h1>产品对比</h1>
        {products.length > 0 && products.length < mostCompared && (
          <LinkButton to={href('product')} size="small" className="no-print">
            继续添加产品
          </LinkButton>
        )}
      </header>
      {missing > 0 && (
        <Alert tone="warn" title={`有 ${missing} 个产品没有列出`}>
          它们已经下架，或网址不完整。
        </Alert>
      )}
      {products.length === 0 ? (
        <Card>
          <Empty
            title="还没有可以对比的产品"
            text={`在数据市场和产品页点“加入对比”，最多可以并排比较 ${mostCompared} 个产品。`}
          >
            <LinkButton to={href('product')} look="primary">
              去数据市场选择
            </LinkButton>
          </Empty>
        </Card>
      ) : (
        <>
          <p className={`muted small ${styles.hint}`}>
            {products.length > 1
              ? '底色标出的是内容不同的项目；供方、简介、证书编号等本来就各不相同的不标。把网址发给同事，对方看到的是同一张表。'
              : '再加入至少一个产品，就可以并排比较。'}
          </p>
          <CompareTable products={products} dict={dict} />
          <p className="no-print">
            <Link to={href('product')}>返回数据市场</Link>
          </p>
        </>
      )}
    </div>
  );
}

/** Without products in the address, the comparison stored in this browser. */
function useOwnChoice(): void {
  const [query] = useSearchParams();
  const compared = useCompared();
  const navigate = useNavigate();
  const isOpen = idsFrom(query).length === 0 && compared.length > 0;
  useEffect(() => {
    if (isOpen) void navigate(compareAddress(compared), { replace: true });
  }, [isOpen, compared, navigate]);
}
