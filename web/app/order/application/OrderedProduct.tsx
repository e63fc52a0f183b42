import type { OrderedProduct as Ordered } from '@shuji/contract/order/schema/apply';
import type { ReactNode } from 'react';
import { ApiDescription } from '#app/product/api/ApiDescription.tsx';
import { DataDictionary } from '#app/product/detail/DataDictionary.tsx';
import { ServiceFacts } from '#app/product/detail/ServiceFacts.tsx';
import { UseCases } from '#app/product/detail/UseCases.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { periodWords } from '#app/product/labels.ts';
import { countOf } from '#app/ui/count.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

/** Every public word of a product on the day of the order. */
export function OrderedProduct({ product, dict }: { product: Ordered; dict: ProductDict }) {
  return (
    <div className="lines">
      <Part title={product.name}>
        <p>{product.summary}</p>
        <Facts
          facts={[
            [product.service ? '服务地区' : '覆盖地区', product.regionNames.join('、')],
            ['数据时段', periodWords(product.periodFrom, product.periodTo)],
            ['关键词', product.keywords.join('、')],
          ]}
        />
      </Part>
      {product.service && (
        <Part title="服务内容">
          <ServiceFacts service={product.service} />
        </Part>
      )}
      <Part title="产品详情">
        <RichText html={product.detail} under={3} />
      </Part>
      {product.dictionary.length > 0 && (
        <Part title={`数据字典（${product.dictionary.length} 个字段）`}>
          <DataDictionary fields={product.dictionary} types={dict.fieldType} />
        </Part>
      )}
      {product.api && (
        <Part title="接口说明">
          <ApiDescription api={product.api} types={dict.fieldType} />
        </Part>
      )}
      {product.tiers.length > 0 && (
        <Part title="价格规格">
          <Table
            caption="价格规格"
            rows={product.tiers}
            rowKey={(tier) => tier.name}
            columns={[
              { title: '规格', cell: (tier) => tier.name },
              { title: '次数', cell: (tier) => (tier.count ? countOf(tier.count) : '不限') },
              { title: '有效期', cell: (tier) => (tier.days === null ? '长期' : `${tier.days} 天`) },
              { title: '售价', cell: (tier) => <Price fen={tier.price} />, align: 'right' },
            ]}
          />
        </Part>
      )}
      <Part title="应用案例与使用限制">
        <UseCases product={product} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="compact soft">{title}</h3>
      {children}
    </section>
  );
}
