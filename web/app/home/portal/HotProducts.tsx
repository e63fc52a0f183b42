import { ProductTile } from '#app/home/section/ProductTile.tsx';
import { Section } from '#app/home/section/Section.tsx';
import type { ProductTileData } from '#app/home/section/tile.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';

export function HotProducts({ products }: { products: ProductTileData[] }) {
  return (
    <Section
      id="hot"
      title="热门数据产品"
      text="已完成登记与公示，可申请订购"
      more={{ to: paths.product, label: '进入数据市场' }}
    >
      {products.length > 0 ? (
        <ul className="grid" data-gap="4" data-phone-most="4">
          {products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card empty">
          <h3>还没有上架的产品</h3>
          <p>第一件产品正在等待它的供方。</p>
          <LinkButton to={`${paths.register}?type=2`} look="primary">
            成为数商，登记产品
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
