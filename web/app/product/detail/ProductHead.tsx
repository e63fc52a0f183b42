import { productInterest } from '@shuji/contract/product/interest';
import { needsTiers } from '@shuji/contract/product/labels/form';
import type { ProductDetail } from '@shuji/contract/product/schema';
import { mayBeTaken } from '@shuji/contract/sample/calls';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { lazy, Suspense } from 'react';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { Cover } from '#app/product/item/Cover.tsx';
import { FavouriteButton } from '#app/product/item/FavouriteButton.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, labelsOf } from '#app/product/labels.ts';
import { ProductInterest } from '#app/product/own/ProductInterest.tsx';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { RatingMark } from '#app/rating/RatingMark.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { ShareButton } from '#app/ui/ShareButton.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import styles from './ProductHead.module.css';
import { SampleButton } from './SampleButton.tsx';
import { TrialButton } from './TrialButton.tsx';

const OwnerBar = lazy(async () => ({ default: (await import('./OwnerBar.tsx')).OwnerBar }));

interface ProductHeadProps {
  product: ProductDetail;
  dict: ProductDict;
  /** Findings of the sample's scan. */
  sample: SampleProfile | null;
}

/** The product's name, price and buttons. */
export function ProductHead({ product, dict, sample }: ProductHeadProps) {
  const type = labelOf(dict.productType, product.productType);
  const { data: interest } = useCall(productInterest, { id: product.id });
  return (
    <section className={`card ${styles.head}`}>
      {interest?.isOwn && (
        <Suspense>
          <OwnerBar id={product.id} />
        </Suspense>
      )}
      <Cover cover={product.cover} type={type} className={styles.cover} sizes="(max-width: 900px) 100vw, 420px" eager />
      <div className="stack">
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
        <div className="row between">
          <p className="muted small">
            产品编号 {product.number}
            {product.rating && (
              <>
                {' · '}
                <a href="#rating" className="whole">
                  <RatingMark mark={product.rating} />
                </a>
              </>
            )}
            {product.changeUntil && <ChangeNotice id={product.id} until={product.changeUntil} />}
            <ProductInterest id={product.id} interest={interest} />
          </p>
          <div className="row flush no-print">
            <CompareButton product={product} />
            <ShareButton title={product.name} what="产品" />
          </div>
        </div>
      </div>
      <div className="row between across ruled" data-gap="6">
        <div className={`stack ${styles.price}`} data-gap="0">
          {needsTiers(product.priceMode) && (
            <span className="muted small">{labelOf(dict.priceMode, product.priceMode)}</span>
          )}
          <ProductPrice product={product} />
        </div>
        <div className={`row no-print ${styles.actions}`}>
          <LinkButton to={href('checkprod', { id: product.id })} look="primary" size="large">
            申请订购
          </LinkButton>
          {interest?.isOwn !== true && <TrialButton product={product} />}
          {product.sample && mayBeTaken(sample) && <SampleButton id={product.id} sample={product.sample} />}
          <FavouriteButton id={product.id} isInitially={interest?.isFavourite} />
        </div>
      </div>
    </section>
  );
}
