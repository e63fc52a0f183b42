import type { FittingProduct } from '@shuji/contract/offer/schema/match';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Tag } from '#app/ui/Tag.tsx';

/** Products that match this demand, each with its reasons; renders nothing when there is none. */
export function FittingProducts({ title, products }: { title: string; products: FittingProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="lines">
        {products.map((product) => (
          <li key={product.id} className="split">
            <div className="stack" data-gap="1">
              <h3>
                <Link to={href('prodinfo', { id: product.id })}>{product.name}</Link>
              </h3>
              <p className="muted small">{product.merchantName}</p>
              <p className="row" data-gap="2">
                {product.reasons.map((reason) => (
                  <Tag key={reason} tone="action">
                    {reason}
                  </Tag>
                ))}
              </p>
            </div>
            <ProductPrice product={product} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
