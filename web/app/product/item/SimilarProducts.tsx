import type { ProductCard } from '@shuji/contract/product/schema';
import { type ProductDict, ProductItem } from './ProductItem.tsx';

export function SimilarProducts({ products, dict }: { products: ProductCard[]; dict: ProductDict }) {
  if (products.length === 0) return null;
  return (
    <section className="stack no-print" aria-labelledby="similar">
      <h2 id="similar">相似产品</h2>
      {products.map((product) => (
        <ProductItem key={product.id} product={product} dict={dict} />
      ))}
    </section>
  );
}
