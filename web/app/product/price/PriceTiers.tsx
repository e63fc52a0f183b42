import { wholeTier } from '@shuji/contract/order/use';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, labelsOf, vendorOf } from '#app/product/labels.ts';
import { countOf } from '#app/ui/count.ts';
import { Price } from '#app/ui/plain/Price.tsx';
import { Table } from '#app/ui/plain/Table.tsx';

/** Price tiers. */
export function PriceTiers({ product, dict }: { product: ProductDetail; dict: ProductDict }) {
  const { priceMode } = product;
  const tiers = product.tiers.map((tier) => wholeTier(priceMode, tier));
  const hasCounts = tiers.some((tier) => tier.count !== null);
  const hasDays = tiers.some((tier) => tier.days !== null);
  return (
    <div className="stack">
      {tiers.length > 0 ? (
        <Table
          caption="价格规格"
          rows={tiers}
          rowKey={(tier) => tier.name}
          columns={[
            { title: '规格', cell: (tier) => tier.name },
            ...(hasCounts
              ? [
                  {
                    title: '次数',
                    cell: (tier: (typeof tiers)[number]) => (tier.count ? countOf(tier.count) : '不限'),
                  },
                ]
              : []),
            ...(hasDays
              ? [
                  {
                    title: '有效期',
                    cell: (tier: (typeof tiers)[number]) => (tier.days === null ? '按申请的期限' : `${tier.days} 天`),
                  },
                ]
              : []),
            { title: '售价', cell: (tier) => <Price fen={tier.price} />, align: 'right' },
          ]}
        />
      ) : (
        <p>
          {priceMode === 'free'
            ? `本产品免费提供，仍需提交申请订购并签署${product.service ? '数据服务合同' : '数据提供合同'}。`
            : `本产品的价格由双方商定：提交申请订购并说明用途后，${vendorOf(product)}给出报价，您确认后再签约。`}
        </p>
      )}
      <p className="muted">
        计价方式：{labelOf(dict.priceMode, priceMode)}；交付方式：{labelsOf(dict.delivery, product.delivery).join('、')}
        。
      </p>
    </div>
  );
}
