import { applyOrder } from '@shuji/contract/order/placing';
import { needsTiers } from '@shuji/contract/product/labels/form';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ProductInterest } from '@shuji/contract/product/schema/interest';
import { mayBeTaken } from '@shuji/contract/sample/calls';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { href } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { FavouriteButton } from '#app/product/item/FavouriteButton.tsx';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { labelOf, vendorOf } from '#app/product/labels.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Price } from '#app/ui/plain/Price.tsx';
import { ShareButton } from '#app/ui/ShareButton.tsx';
import styles from './Buy.module.css';
import { SampleButton } from './SampleButton.tsx';
import { TrialButton } from './TrialButton.tsx';

const tiersShown = 4;

interface BuyCardProps {
  product: ProductDetail;
  dict: ProductDict;
  /** Findings of the sample's scan. */
  sample: SampleProfile | null;
  interest: ProductInterest | undefined;
}

/** Price, tiers and every step a buyer may take from here. */
export function BuyCard({ product, dict, sample, interest }: BuyCardProps) {
  const { id, priceMode, tiers } = product;
  const isOwn = interest?.isOwn;
  return (
    <section className={isOwn ? `card stack ${styles.own}` : 'card stack'} aria-label="订购">
      <div className={`stack ${styles.price}`} data-gap="0">
        {needsTiers(priceMode) && <span className="muted small">{labelOf(dict.priceMode, priceMode)}</span>}
        <ProductPrice product={product} />
      </div>
      {tiers.length > 1 && (
        <ul className={`compact ${styles.tiers}`} aria-label="规格">
          {tiers.slice(0, tiersShown).map((tier) => (
            <li key={tier.name}>
              <span className="soft">{tier.name}</span>
              <Price fen={tier.price} />
            </li>
          ))}
          {tiers.length > tiersShown && (
            <li>
              <a href="#price">全部 {tiers.length} 种规格</a>
            </li>
          )}
        </ul>
      )}
      <div className={`stack no-print ${styles.actions}`} data-gap="2">
        <LinkButton
          call={applyOrder}
          to={href('checkprod', { id })}
          look="primary"
          size="large"
          className={styles.order}
        >
          申请订购
        </LinkButton>
        {!isOwn && <TrialButton product={product} />}
        {product.sample && mayBeTaken(sample) && <SampleButton id={id} sample={product.sample} />}
        <FavouriteButton id={id} isInitially={interest?.isFavourite} />
      </div>
      <p className="muted small">提交申请后由{vendorOf(product)}确认，双方签约后再付款。</p>
      <div className="row between flush no-print">
        <CompareButton product={product} />
        <ShareButton title={product.name} what="产品" />
      </div>
    </section>
  );
}

/** On a phone, at the foot of the window while the page is read: the price and the first step. */
export function BuyBar({ product }: { product: ProductDetail }) {
  return (
    <div className={`no-print ${styles.bar}`}>
      <ProductPrice product={product} />
      <LinkButton call={applyOrder} to={href('checkprod', { id: product.id })} look="primary">
        申请订购
      </LinkButton>
    </div>
  );
}
