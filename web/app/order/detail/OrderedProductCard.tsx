import { getOrderedProduct } from '@shuji/contract/order/apply';
import type { OrderPage } from '@shuji/contract/order/schema';
import { getProductDict } from '@shuji/contract/product/calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { onceAVisit, together, useQueryOf } from '#app/lib/query.ts';
import { OrderedProduct } from '#app/order/application/OrderedProduct.tsx';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';

/** The whole product as it was ordered, loaded when opened. */
export function OrderedProductCard({ order }: { order: Pick<OrderPage, 'id' | 'product' | 'createdAt'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const product = useQueryOf(getOrderedProduct, isOpen ? { id: order.id } : null);
  const dict = useQueryOf(getProductDict, isOpen ? {} : null, onceAVisit);
  const { error, reload } = together(product, dict);
  return (
    <Card
      title="订购时的产品"
      className="no-print"
      extra={
        <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '查看全貌'}
        </Button>
      }
    >
      <p className="muted">
        本订单依据登记的第 {order.product.version} 版成立；{vendorOf(order.product)}此后的修改不影响本订单。
        {product.data && !product.data.isCurrent && (
          <>
            该产品现已更新，<Link to={href('prodinfo', { id: order.product.productId })}>查看现在的产品</Link>。
          </>
        )}
      </p>
      {isOpen &&
        (product.data && dict.data ? (
          <OrderedProduct product={product.data} dict={dict.data} />
        ) : (
          <Fallback noun="订购时的产品" error={error} onAgain={reload} lines={8} small />
        ))}
    </Card>
  );
}
