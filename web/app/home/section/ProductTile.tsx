import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { Cover } from '#app/product/item/Cover.tsx';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import styles from './ProductTile.module.css';
import type { ProductTileData } from './tile.ts';

/** A product as a tile: picture, name, type, supplier and lowest price. */
export function ProductTile({ product }: { product: ProductTileData }) {
  return (
    <article className={`card leads ${styles.tile}`} data-flat>
      <Cover product={product} className={styles.cover} />
      <div className={styles.words}>
        <h3 className="clamp title">
          <Link to={href('prodinfo', { id: product.id })} className="cover-link">
            {product.name}
          </Link>
        </h3>
        <p className="clamp small soft">{product.summary}</p>
        <p className={`fine muted ellipsis ${styles.facts}`}>
          <span>{product.type}</span>
          <span>{product.industry}</span>
        </p>
        <p className={`row between small ruled ${styles.foot}`}>
          <span className="muted ellipsis">{product.merchantName}</span>
          <ProductPrice product={product} />
        </p>
        <div className={styles.compare}>
          <CompareButton product={product} />
        </div>
      </div>
    </article>
  );
}
