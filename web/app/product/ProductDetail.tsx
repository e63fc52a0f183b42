import {
  type ProductDetail as Detail,
  getProduct,
  getProductDict,
  type ProductCard,
  similarProducts,
} from '@shuji/contract/product';
import { getProductSample } from '@shuji/contract/product-sample';
import type { SampleProfile } from '@shuji/contract/sample';
import type { ReactNode } from 'react';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { RichText } from '#app/ui/RichText.tsx';
import { ApiDescription } from './ApiDescription.tsx';
import { DataDictionary } from './DataDictionary.tsx';
import { LateSeen } from './LateSeen.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import styles from './ProductDetail.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import type { ProductDict } from './ProductItem.tsx';
import { SampleSection } from './SampleSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { SupplierCard } from './SupplierCard.tsx';
import { structuredData } from './structured-data.ts';
import { UseCases } from './UseCases.tsx';

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
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const title = pageTitle<Loaded>(
  ({ product }) => product.name,
  ({ product }) => product.summary,
);
export const meta = (given: Parameters<typeof title>[0]) => {
  const loaded = given.loaderData as Loaded | undefined;
  return [...title(given), ...(loaded ? [{ 'script:ld+json': structuredData(loaded.product) }] : [])];
};

export default function ProductDetail() {
  const { product, dict, similar, sample } = page.use();
  const hasUses = product.useCases.length > 0;
  return (
    <div className="wrap page">
      <Crumbs trail={[{ label: '数据市场', to: href('product') }, { label: product.name }]} />
      <ProductHead product={product} dict={dict} />
      <SectionLinks
        sections={[
          ['detail', '产品详情'],
          ...(product.dictionary.length > 0 ? [['dictionary', '数据字典'] as const] : []),
          ...(sample ? [['sample', '样例'] as const] : []),
          ...(product.api ? [['api', '接口说明'] as const] : []),
          ['price', '价格规格'],
          ['use', hasUses ? '应用案例与使用限制' : '使用限制'],
          ['registration', '登记信息'],
          ['supplier', '供方'],
        ]}
      />
      <div className="columns">
        <div className="stack">
          <Section id="detail" title="产品详情">
            <RichText html={product.detail} />
          </Section>
          {product.dictionary.length > 0 && (
            <Section id="dictionary" title={`数据字典（${product.dictionary.length} 个字段）`}>
              <DataDictionary fields={product.dictionary} types={dict.fieldType} />
            </Section>
          )}
          {sample && (
            <Section id="sample" title="样例">
              <SampleSection profile={sample} />
            </Section>
          )}
          {product.api && (
            <Section id="api" title="接口说明">
              <ApiDescription api={product.api} types={dict.fieldType} />
            </Section>
          )}
          <Section id="price" title="价格规格">
            <PriceTiers product={product} dict={dict} />
          </Section>
          <Section id="use" title={hasUses ? '应用案例与使用限制' : '使用限制'}>
            <UseCases product={product} />
          </Section>
          <Section id="registration" title="登记信息">
            <ProductFacts product={product} dict={dict} />
          </Section>
        </div>
        <aside className={`stack ${styles.aside}`} id="supplier" aria-label="供方">
          <SupplierCard product={product} />
          <LateSeen id={product.id} name={product.name} />
        </aside>
      </div>
      <SimilarProducts products={similar} dict={dict} />
    </div>
  );
}

function Section({ id, title: words, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.section}>
      <Card title={words}>{children}</Card>
    </div>
  );
}
