import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ProductInterest as Interest } from '@shuji/contract/product/schema/interest';
import { lazy, Suspense } from 'react';
import { Cover } from '#app/product/item/Cover.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, labelsOf } from '#app/product/labels.ts';
import { ProductInterest } from '#app/product/own/ProductInterest.tsx';
import { RatingMark } from '#app/rating/RatingMark.tsx';
import { Stars } from '#app/rating/Stars.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import styles from './ProductDetail.module.css';

const OwnerBar = lazy(async () => ({ default: (await import('./OwnerBar.tsx')).OwnerBar }));

interface ProductHeadProps {
  product: ProductDetail;
  dict: ProductDict;
  interest: Interest | undefined;
}

/** What the product is called and is about. */
export function ProductHead({ product, dict, interest }: ProductHeadProps) {
  const { id, rating } = product;
  const type = labelOf(dict.productType, product.productType);
  return (
    <div className={styles.head}>
      <Cover product={product} className={styles.cover} sizes="200px" eager />
      <div className="stack" data-gap="3">
        {interest?.isOwn && (
          <Suspense>
            <OwnerBar id={id} />
          </Suspense>
        )}
        <div className="row" data-gap="2">
          <Tag tone="action">{type}</Tag>
          <Tag>{labelOf(dict.industry, product.industry)}</Tag>
          {labelsOf(dict.scene, product.scenes).map((scene) => (
            <Tag key={scene}>{scene}</Tag>
          ))}
          {product.isCertified ? <Tag tone="seal">已登记</Tag> : <Tag tone="warn">登记证书已到期</Tag>}
        </div>
        <h1>{product.name}</h1>
        <p className="prose soft">{product.summary}</p>
        <p className="muted small">
          {rating && (
            <>
              <a href="#rating" className="whole">
                {rating.average !== null && <Stars points={rating.average} />} <RatingMark mark={rating} />
              </a>
              {' · '}
            </>
          )}
          <span className="whole">产品编号 {product.number}</span>
          {product.changeUntil && <ChangeNotice id={id} until={product.changeUntil} />}
          <ProductInterest id={id} interest={interest} />
        </p>
      </div>
    </div>
  );
}
