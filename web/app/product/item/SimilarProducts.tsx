import type { ProductCard } from '@shuji/contract/product/schema';
import { Fold } from '#app/ui/plain/Fold.tsx';
import { type ProductDict, ProductItem } from './ProductItem.tsx';

export function SimilarProducts({ products, dict }: { products: ProductCard[]; dict: ProductDict }) {
  if (products.length === 0) return null;
  return (
    <section className="stack no-print" aria-labelledby="similar">
      <h2 id="similar">相似产品</h2>
      <Fold label={`${products.length} 个相似产品`}>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} dict={dict} />
        ))}
      </Fold>
    </section>
  );
}
