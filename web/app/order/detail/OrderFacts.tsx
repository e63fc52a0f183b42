import { feeWords } from '@shuji/contract/order/fee';
import { yuan } from '@shuji/contract/order/labels/fee';
import type { OrderPage } from '@shuji/contract/order/schema';
import { termWords, timesBought } from '@shuji/contract/order/use';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { ServiceFacts } from '#app/product/detail/ServiceFacts.tsx';
import { vendorOf } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { minuteOf } from '#app/ui/time.ts';

type ShownOrder = Omit<OrderPage, 'side' | 'may' | 'isTermOver' | 'instruction' | 'delivering'>;

/**
 * The order's product, terms and parties, from the snapshot and not from today's product. `contact` stands in place of the
 * buyer's contact where that is masked.
 */
export function OrderFacts({ order, contact }: { order: ShownOrder; contact?: ReactNode }) {
  const { product, tier } = order;
  return (
    <Card title="订单内容" className="no-print">
      <div className="lines">
        <section>
          <h3 className="compact soft">产品</h3>
          <Facts
            facts={[
              [
                '产品',
                <Link key="product" to={href('prodinfo', { id: product.productId })}>
                  {product.name}
                </Link>,
              ],
              ['产品编号', `${product.productNumber}（第 ${product.version} 版）`],
              ['类型与行业', `${product.productType} · ${product.industry}`],
              ['数据规模', product.scale],
              ['更新频率', product.updateFrequency],
              ['交付方式', product.delivery.join('、')],
              ['数据级别', product.dataLevel],
              ['登记证书', certificateLink(order.productCertificateId)],
            ]}
          />
        </section>
        {product.service && (
          <section>
            <h3 className="compact soft">服务内容</h3>
            <ServiceFacts service={product.service} />
          </section>
        )}
        <section>
          <h3 className="compact soft">价格与双方</h3>
          <Facts
            facts={[
              ['计价方式', product.priceMode],
              ['规格', tier && tierWords(tier)],
              ['数量', order.quantity],
              ['总价', <Price key="price" fen={order.amount} />],
              ['报价说明', order.quoteNote],
              ['交易服务费', feeOfOrder(order)],
              [vendorOf(product), partyWords(order.seller)],
              ['需方', partyWords(order.buyer)],
            ]}
          />
        </section>
        <section>
          <h3 className="compact soft">用途与联系</h3>
          <Facts
            facts={[
              ['应用场景', order.scene],
              ['使用目的', order.purpose],
              ['用途说明', order.usage],
              ['使用期限', product.service ? null : termOf(order)],
              ['使用次数', timesOf(order)],
              ['需方联系人', contact ?? `${order.contact.name}　${order.contact.phone}`],
              [`${vendorOf(product)}联系人`, order.supplierContact && contactWords(order.supplierContact)],
              ['备注', order.note],
            ]}
          />
        </section>
      </div>
    </Card>
  );
}

function tierWords({ name, count, days }: NonNullable<ShownOrder['tier']>): string {
  return [name, count && `${count} 次`, days && `${days} 天`].filter(Boolean).join('，');
}

// From the newest delivery on there is a day.
function termOf(order: ShownOrder): string {
  const until = order.deliveries.at(-1)?.until;
  return until ? `${termWords(order)}，有效期至 ${minuteOf(until)}` : `自交付之日起 ${termWords(order)}`;
}

function timesOf(order: ShownOrder): string | null {
  const times = timesBought(order);
  return times === null ? null : `${times} 次`;
}

// Before there is a price, what the fee will be reckoned by.
function feeOfOrder({ fee, amount, product }: ShownOrder): string {
  if (amount === null) return feeWords(fee.rule);
  const parts = [
    fee.buyer > 0 && `需方 ¥${yuan(fee.buyer)}`,
    fee.seller > 0 && `${vendorOf(product)} ¥${yuan(fee.seller)}`,
  ];
  return parts.filter(Boolean).join('，') || '不收取';
}

function certificateLink(id: string | null) {
  return id && <Link to={href('prodcert', { id })}>查看登记证书</Link>;
}

function contactWords({ name, phone, email }: NonNullable<OrderPage['supplierContact']>): string {
  return [name, phone, email].filter(Boolean).join('　');
}

function partyWords({ name, code }: { name: string; code: string | null }): string {
  return code ? `${name}（${code}）` : name;
}
