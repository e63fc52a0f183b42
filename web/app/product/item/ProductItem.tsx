import type { Output } from '@shuji/contract/call';
import type { getProductDict } from '@shuji/contract/product/calls';
import type { ProductCard } from '@shuji/contract/product/schema';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { labelOf, labelsOf } from '#app/product/labels.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { RatingMark } from '#app/rating/RatingMark.tsx';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { Cover } from './Cover.tsx';
import styles from './ProductItem.module.css';

export type ProductDict = Output<typeof getProductDict>;

interface ProductItemProps {
  product: ProductCard;
  dict: ProductDict;
  /** Parts of the keyword to mark. */
  words?: string[];
}

/** One product in a list of the market. */
export function ProductItem({ product, dict, words = [] }: ProductItemProps) {
  const type = labelOf(dict.productType, product.productType);
  return (
    <article className={`card leads ${styles.item}`}>
      <Cover product={product} className={styles.cover} />
      <div className="stack" data-gap="2">
        <h2 className="title">
          <Link to={href('prodinfo', { id: product.id })} className="cover-link">
            <Highlight text={product.name} words={words} />
          </Link>
        </h2>
        <p className="clamp compact soft">
          <Highlight text={product.summary} words={words} />
        </p>
        <ul className="row small">
          <li>
            <Tag tone="action">{type}</Tag>
          </li>
          {labelsOf(dict.scene, product.scenes)
            .slice(0, 2)
            .map((scene) => (
              <li key={scene}>
                <Tag>{scene}</Tag>
              </li>
            ))}
          {product.rating && (
            <li className="muted">
              <RatingMark mark={product.rating} />
            </li>
          )}
          {product.updateFrequency && <li className="muted">{updateWords(product, dict)}</li>}
          <li className="muted">
            <Highlight text={product.merchantName} words={words} />
          </li>
        </ul>
      </div>
      <div className={styles.side}>
        <ProductPrice product={product} />
        <span className="row" data-gap="1">
          {product.trials.length > 0 && <Tag tone="good">可试用</Tag>}
          {product.hasSample && <Tag tone="good">有样例</Tag>}
        </span>
        <span className={styles.compare}>
          <CompareButton product={product} />
        </span>
      </div>
    </article>
  );
}

/** 每日更新, 实时更新; what is static is never updated. */
function updateWords({ updateFrequency }: ProductCard, dict: ProductDict): string {
  return updateFrequency === 'static' ? '静态数据' : `${labelOf(dict.updateFrequency, updateFrequency)}更新`;
}
