import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import type { PriceRecord as Prices } from '@shuji/contract/order/schema/price-record';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Freshness } from '@shuji/contract/update-report/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { ApiDescription } from '#app/product/api/ApiDescription.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, usesTitle } from '#app/product/labels.ts';
import { PriceRecord } from '#app/product/price/PriceRecord.tsx';
import { PriceTiers } from '#app/product/price/PriceTiers.tsx';
import { QualityView } from '#app/product/quality/QualityView.tsx';
import { ProductProcess } from '#app/product/review/ProductProcess.tsx';
import { SampleView } from '#app/sample/SampleView.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Fold } from '#app/ui/plain/Fold.tsx';
import { DataDictionary } from './DataDictionary.tsx';
import { FreshnessView } from './FreshnessView.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { UseCases } from './UseCases.tsx';
import { VersionList } from './VersionList.tsx';

interface ProductSectionsProps {
  product: ProductDetail;
  dict: ProductDict;
  sample: SampleProfile | null;
  freshness: Freshness;
  prices: Prices;
}

/** The sections after the description. */
export function ProductSections({ product, dict, sample, freshness, prices }: ProductSectionsProps) {
  return (
    <>
      {!product.service && <DataSections product={product} dict={dict} sample={sample} freshness={freshness} />}
      <Section id="price" title="价格规格">
        <Fold label="规格、历次价格与成交区间">
          <PriceTiers product={product} dict={dict} />
          <PriceRecord record={prices} dict={dict} />
        </Fold>
      </Section>
      <Section id="use" title={usesTitle(product)}>
        <Fold label={usesTitle(product)}>
          <UseCases product={product} />
        </Fold>
      </Section>
      <Section id="registration" title="登记信息与证书">
        <Fold label="登记经过与登记信息">
          <ProductProcess product={product} />
          <ProductFacts product={product} dict={dict} />
          <VersionList versions={prices.versions} />
        </Fold>
      </Section>
      {prices.alsoBought.length > 0 && (
        <Section id="together" title="需方还订购了">
          <ul className="bullets">
            {prices.alsoBought.map(({ id, name }) => (
              <li key={id}>
                <Link to={href('prodinfo', { id })}>{name}</Link>
              </li>
            ))}
          </ul>
          <p className="muted small">近两年同时订购本产品的需方达到 {smallestPublished} 家的才列出，按月更新。</p>
        </Section>
      )}
    </>
  );
}

function DataSections({ product, dict, sample, freshness }: Omit<ProductSectionsProps, 'prices'>) {
  return (
    <>
      <Section id="dictionary" title={countWords('数据字典', product.dictionary.length)}>
        {product.dictionary.length > 0 ? (
          <DataDictionary fields={product.dictionary} types={dict.fieldType} />
        ) : (
          <p className="muted">供方没有提供数据字典，可以在申请订购时询问字段内容。</p>
        )}
      </Section>
      <Section id="quality" title="数据质量">
        <Fold label="由样例、登记内容和更新记录计算的各项指标">
          <QualityView product={product} dict={dict} sample={sample} freshness={freshness} />
        </Fold>
      </Section>
      <Section id="sample" title="样例">
        {sample ? (
          <div className="stack">
            {sample.status === 'ready' && (
              <div className="row">
                <LinkButton to={href('sample', { id: product.id })}>打开全部样例</LinkButton>
                <span className="muted small">{countOf(sample.rows)} 行，可排序、筛选</span>
              </div>
            )}
            <SampleView profile={sample} />
          </div>
        ) : (
          <p className="muted">
            {product.sample ? '样例文件正在读取，稍后可以在此预览。' : '供方没有提供样例，可以在申请订购时向供方索取。'}
          </p>
        )}
      </Section>
      {product.api && (
        <Section id="api" title="接口说明">
          <Fold label="调用方式、参数与返回">
            <ApiDescription api={product.api} types={dict.fieldType} />
          </Fold>
        </Section>
      )}
      <Section id="freshness" title="更新与准时率">
        <Fold label="准时率与最近更新">
          <FreshnessView freshness={freshness} frequency={labelOf(dict.updateFrequency, freshness.updateFrequency)} />
        </Fold>
      </Section>
    </>
  );
}

function countWords(title: string, fields: number): string {
  return fields > 0 ? `${title}（${fields} 个字段）` : title;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Card title={title}>{children}</Card>
    </div>
  );
}
