import {
  type ProductDetail as Detail,
  getProduct,
  getProductDict,
  type ProductCard,
  similarProducts,
} from '@shuji/contract/product';
import { getProductSample } from '@shuji/contract/product-sample';
import type { SampleProfile } from '@shuji/contract/sample';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { LateRatings } from '#app/rating/LateRatings.tsx';
import sampleView from '#app/sample/SampleView.module.css';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { Late, latePart } from '#app/ui/Late.tsx';
import { RichText } from '#app/ui/RichText.tsx';
import apiDescription from './ApiDescription.module.css';
import { LateSeen } from './LateSeen.tsx';
import { LateTray } from './LateTray.tsx';
import styles from './ProductDetail.module.css';
import { ProductHead } from './ProductHead.tsx';
import type { ProductDict } from './ProductItem.tsx';
import productProcess from './ProductProcess.module.css';
import { SectionLinks } from './SectionLinks.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { SupplierCard } from './SupplierCard.tsx';
import { structuredData } from './structured-data.ts';

interface Loaded {
  product: Detail;
  dict: ProductDict;
  similar: ProductCard[];
  sample: SampleProfile | null;
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [product, dict, similar, sample] = await Promise.all([
    perform(getProduct, { id }),
    perform(getProductDict, {}),
    perform(similarProducts, { id }),
    perform(getProductSample, { id }),
  ]);
  return { product, dict, similar, sample };
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
  [apiDescription, productProcess, sampleView],
  async () => (await import('./ProductSections.tsx')).ProductSections,
);

export default function ProductDetail() {
  const { product, dict, similar, sample } = page.use();
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: product.name }]} />
      <ProductHead product={product} dict={dict} sample={sample} />
      <SectionLinks
        sections={[
          ['detail', '产品详情'],
          ['dictionary', '数据字典'],
          ['sample', '样例'],
          ...(product.api ? [['api', '接口说明'] as const] : []),
          ['price', '价格规格'],
          ['use', product.useCases.length > 0 ? '应用案例与使用限制' : '使用限制'],
          ['registration', '登记信息与证书'],
          ['supplier', '供方'],
        ]}
      />
      <div className="columns">
        <div className="stack">
          <div id="detail" className={styles.section}>
            <Card title="产品详情">
              <RichText html={product.detail} />
            </Card>
          </div>
          <Late come={more.come}>
            <more.Part product={product} dict={dict} sample={sample} />
          </Late>
          {product.rating && <LateRatings id={product.id} />}
        </div>
        <aside className={`stack ${styles.aside}`} id="supplier" aria-label="供方">
          <SupplierCard product={product} />
          <LateSeen id={product.id} name={product.name} />
        </aside>
      </div>
      <SimilarProducts products={similar} dict={dict} />
      <LateTray />
    </div>
  );
}
