import { compareProducts, getProductDict, mostCompared, type ProductDetail } from '@shuji/contract/product';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { Price } from '#app/ui/Price.tsx';
import { sizeWords } from '#app/ui/size.ts';
import styles from './CompareProducts.module.css';
import type { ProductDict } from './ProductItem.tsx';
import { countWords, labelOf, labelsOf, periodWords, perOf } from './words.ts';

const page = loadAll(async (perform, { query }) => {
  const ids = [...new Set(query.getAll('id'))].slice(0, mostCompared);
  const [products, dict] = await Promise.all([perform(compareProducts, { id: ids }), perform(getProductDict, {})]);
  return { products, dict };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle('产品对比', '把最多四个数据产品的价格、内容、权利和交付方式并排比较。');

export default function CompareProducts() {
  const { products, dict } = page.use();
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: '产品对比' }]} />
      <h1>产品对比</h1>
      {products.length === 0 ? (
        <Card>
          <Empty title="还没有可以对比的产品" text={`在产品页点“加入对比”，最多可以并排比较 ${mostCompared} 个产品。`}>
            <LinkButton to={href('product')} look="primary">
              去数据市场选择
            </LinkButton>
          </Empty>
        </Card>
      ) : (
        <>
          <Sheet products={products} dict={dict} />
          <Cards products={products} dict={dict} />
        </>
      )}
    </div>
  );
}

function Sheet({ products, dict }: { products: ProductDetail[]; dict: ProductDict }) {
  return (
    <table className={styles.sheet}>
      <caption className="sr-only">产品对比</caption>
      <thead>
        <tr>
          <td />
          {products.map((product) => (
            <th key={product.id} scope="col">
              <Link to={href('prodinfo', { id: product.id })}>{product.name}</Link>
              {products.length > 1 && (
                <Link className="small" to={without(products, product.id)} aria-label={`不再对比${product.name}`}>
                  移除
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(dict).map(([label, cell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {products.map((product) => (
              <td key={product.id}>{cell(product) || <span className="muted">未说明</span>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone: one product below the other. */
function Cards({ products, dict }: { products: ProductDetail[]; dict: ProductDict }) {
  return (
    <div className={styles.cards}>
      {products.map((product) => (
        <Card
          key={product.id}
          title={product.name}
          extra={
            <span className="row">
              <Link to={href('prodinfo', { id: product.id })}>查看</Link>
              {products.length > 1 && <Link to={without(products, product.id)}>移除</Link>}
            </span>
          }
        >
          <Facts facts={rowsOf(dict).map(([label, cell]) => [label, cell(product) || '未说明'] as const)} />
        </Card>
      ))}
    </div>
  );
}

function without(products: ProductDetail[], id: string): string {
  const query = new URLSearchParams(products.filter((one) => one.id !== id).map((one) => ['id', one.id]));
  return `${paths.compare}?${query}`;
}

function rowsOf(dict: ProductDict): [string, (product: ProductDetail) => ReactNode][] {
  return [
    ['价格', (one) => <Price fen={one.priceFrom} from={one.priceVaries} per={perOf(one)} />],
    ['计价方式', (one) => labelOf(dict.priceMode, one.priceMode)],
    ['供方', (one) => one.merchantName],
    ['产品类型', (one) => labelOf(dict.productType, one.productType)],
    ['所属行业', (one) => labelOf(dict.industry, one.industry)],
    ['应用场景', (one) => labelsOf(dict.scene, one.scenes).join('、')],
    ['简介', (one) => one.summary],
    ['覆盖地区', (one) => one.regionNames.join('、')],
    ['数据时段', (one) => periodWords(one.periodFrom, one.periodTo)],
    ['更新频率', (one) => labelOf(dict.updateFrequency, one.updateFrequency)],
    ['数据条数', (one) => one.rowCount !== null && countWords(one.rowCount)],
    ['数据量', (one) => one.byteSize !== null && sizeWords(one.byteSize)],
    ['字段数', (one) => one.dictionary.length > 0 && `${one.dictionary.length} 个`],
    ['交付方式', (one) => labelsOf(dict.delivery, one.delivery).join('、')],
    ['数据来源', (one) => labelsOf(dict.dataSource, one.sources).join('、')],
    ['数据权利', (one) => labelsOf(dict.rights, one.rights).join('、')],
    ['使用限制', (one) => one.limits.purpose],
    ['样例', (one) => (one.sample ? '有' : '无')],
    ['试用', (one) => (one.hasTrial ? '可试用' : '不提供')],
    ['登记证书', (one) => <Link to={href('prodcert', { id: one.certificateId })}>{one.certificateNumber}</Link>],
  ];
}
