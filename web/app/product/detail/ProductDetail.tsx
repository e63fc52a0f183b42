import type { Output } from '@shuji/contract/call';
import { getPriceRecord } from '@shuji/contract/order/price-record';
import type { PriceRecord } from '@shuji/contract/order/schema/price-record';
import { getProduct, getProductDict, similarProducts } from '@shuji/contract/product/calls';
import { productInterest } from '@shuji/contract/product/interest';
import { getProductSample } from '@shuji/contract/product/sample';
import type { ProductDetail as Detail, ProductCard } from '@shuji/contract/product/schema';
import { getSupplierRating, listRatings } from '@shuji/contract/rating/calls';
import { aspectsOf } from '@shuji/contract/rating/labels';
import type { RatingMark } from '@shuji/contract/rating/schema';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { getFreshness } from '@shuji/contract/update-report/calls';
import type { Freshness } from '@shuji/contract/update-report/schema';
import { loadAll } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { BuyBar, BuyCard } from '#app/product/buy/BuyCard.tsx';
import { FactStrip } from '#app/product/buy/FactStrip.tsx';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { LateSeen } from '#app/product/item/LateSeen.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { SimilarProducts } from '#app/product/item/SimilarProducts.tsx';
import { usesTitle, vendorOf } from '#app/product/labels.ts';
import quality from '#app/product/quality/Quality.module.css';
import { structuredData } from '#app/product/structured/structured-data.ts';
import sampleView from '#app/sample/SampleView.module.css';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Late, latePart } from '#app/ui/Late.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import timeline from '#app/ui/plain/Timeline.module.css';
import productProcess from '../review/ProductProcess.module.css';
import dictionary from './DataDictionary.module.css';
import styles from './ProductDetail.module.css';
import { ProductHead } from './ProductHead.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SupplierCard } from './SupplierCard.tsx';

interface Loaded {
  product: Detail;
  dict: ProductDict;
  similar: ProductCard[];
  sample: SampleProfile | null;
  freshness: Freshness;
  prices: PriceRecord;
  ratings: Output<typeof listRatings> | null;
  supplier: RatingMark;
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [product, dict, similar, sample, freshness, prices] = await Promise.all([
    perform(getProduct, { id }),
    perform(getProductDict, {}),
    perform(similarProducts, { id }),
    perform(getProductSample, { id }),
    perform(getFreshness, { id }),
    perform(getPriceRecord, { id }),
  ]);
  const [ratings, supplier] = await Promise.all([
    product.rating && perform(listRatings, { id, pageSize: 5 }),
    perform(getSupplierRating, { id: product.merchantId }),
  ]);
  return { product, dict, similar, sample, freshness, prices, ratings, supplier };
});
export const loader = describedBy(page.loader, ({ data: { product }, site }) => ({
  path: href('prodinfo', { id: product.id }),
  image: product.cover && `/api/file/${product.cover}`,
  things: structuredData(product, site.publicOrigin),
}));
export const clientLoader = page.clientLoader;

export const meta = pageTitle<Loaded>(
  ({ product }) => product.name,
  ({ product }) => product.summary,
);

const more = latePart(
  [dictionary, productProcess, quality, sampleView, timeline],
  async () => (await import('./ProductSections.tsx')).ProductSections,
);

const facts = latePart([], async () => (await import('./ServiceFacts.tsx')).ServiceFacts);

const words = latePart([], async () => (await import('#app/rating/ProductRatings.tsx')).ProductRatings);

export default function ProductDetail() {
  const { product, dict, similar, sample, freshness, prices, ratings, supplier } = page.use();
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: product.name }]} />
      <div className={styles.layout}>
        <Opening product={product} dict={dict} sample={sample} freshness={freshness} supplier={supplier} />
        <div className={`stack ${styles.body}`}>
          <SectionLinks
            sections={[
              ...(product.service ? [['service', '服务内容'] as const] : []),
              ['detail', '产品详情'],
              ...(product.service ? [] : dataSections(product)),
              ['price', '价格规格'],
              ['use', usesTitle(product)],
              ['registration', '登记信息与证书'],
              ...(ratings && ratings.total > 0 ? [['rating', '成交评价'] as const] : []),
            ]}
          />
          {product.service && (
            <div id="service">
              <Card title="服务内容">
                <Late come={facts.come}>
                  <facts.Part service={product.service} />
                </Late>
              </Card>
            </div>
          )}
          <div id="detail">
            <Card title="产品详情">
              <RichText html={product.detail} />
            </Card>
          </div>
          <Late come={more.come}>
            <more.Part product={product} dict={dict} sample={sample} freshness={freshness} prices={prices} />
          </Late>
          {ratings && ratings.total > 0 && (
            <Late come={words.come}>
              <words.Part id={product.id} aspects={aspectsOf(Boolean(product.service))} first={ratings} />
            </Late>
          )}
        </div>
      </div>
      <SimilarProducts products={similar} dict={dict} />
      <BuyBar product={product} />
      <LateTray />
    </div>
  );
}

/** Apart from the sections: what changes above those that have not yet come would replace the server's page of them. */
function Opening({ product, dict, sample, freshness, supplier }: Omit<Loaded, 'similar' | 'prices' | 'ratings'>) {
  const { data: interest } = useCall(productInterest, { id: product.id });
  return (
    <>
      <header className={`stack ${styles.top}`} data-gap="6">
        <ProductHead product={product} dict={dict} interest={interest} />
        <FactStrip product={product} dict={dict} freshness={freshness} />
      </header>
      <div className={`stack sticky ${styles.side}`}>
        <BuyCard product={product} dict={dict} sample={sample} interest={interest} />
        <aside className="stack" id="supplier" aria-label={vendorOf(product)}>
          <SupplierCard product={product} mark={supplier} />
          <LateSeen id={product.id} name={product.name} />
        </aside>
      </div>
    </>
  );
}

function dataSections({ api }: Detail): (readonly [string, string])[] {
  return [
    ['dictionary', '数据字典'],
    ['quality', '数据质量'],
    ['sample', '样例'],
    ...(api ? [['api', '接口说明'] as const] : []),
    ['freshness', '更新与准时率'],
  ];
}
