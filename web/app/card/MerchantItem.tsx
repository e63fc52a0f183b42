import type { MerchantRow } from '@shuji/contract/merchant/schema/card';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { labelOf, labelsOf } from '#app/product/labels.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './MerchantItem.module.css';

interface MerchantItemProps {
  merchant: MerchantRow;
  dict: Record<'merchantKind' | 'industry' | 'productType', DictItem[]>;
}

/** One merchant in the directory. */
export function MerchantItem({ merchant, dict }: MerchantItemProps) {
  return (
    <article className={`card leads ${styles.item}`}>
      <div className="stack" data-gap="2">
        <h2 className="title">
          <Link to={href('merchant', { id: merchant.id })} className="cover-link">
            {merchant.name}
          </Link>
        </h2>
        <p className="clamp muted">{merchant.introduction}</p>
        <ul className="row small">
          {labelsOf(dict.merchantKind, merchant.kinds).map((kind) => (
            <li key={kind}>
              <Tag>{kind}</Tag>
            </li>
          ))}
          <li className="muted">{merchant.region}</li>
          <li className="muted">{labelsOf(dict.industry, merchant.industries).join('、')}</li>
          <li className="muted">{dayOf(merchant.since)} 入驻</li>
        </ul>
        {merchant.services.length > 0 && (
          <p className="row small" data-gap="2">
            <span className="muted">提供服务</span>
            {merchant.services.map((service) => (
              <Link
                key={service}
                to={href('product', { merchant: merchant.id, type: service })}
                className={styles.service}
              >
                <Tag tone="action">{labelOf(dict.productType, service)}</Tag>
              </Link>
            ))}
          </p>
        )}
      </div>
      {merchant.productCount > 0 && (
        <p className="muted small whole">
          <b className={styles.count}>{merchant.productCount}</b> 件上架产品
        </p>
      )}
    </article>
  );
}
