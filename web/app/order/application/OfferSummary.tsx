import type { Output } from '@shuji/contract/call';
import type { getOffer } from '@shuji/contract/order/calls';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';

import { daysWords, vendorOf } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import styles from './OfferSummary.module.css';

export type Offer = Output<typeof getOffer>;

/** The product applied for, and what follows the application. */
export function OfferSummary({ offer }: { offer: Offer }) {
  const { product, sellerName, days } = offer;
  const vendor = vendorOf(product);
  const steps = [
    ['提交申请', '填写规格、数量与用途'],
    [`${vendor}${offer.priceMode === 'negotiable' ? '报价' : '确认'}`, `${days.reply} 日内`],
    ['双方签署合同', `${days.sign} 日内`],
    ...(offer.priceMode === 'free' ? [] : [['支付价款', `${days.payment} 日内转账并上传凭证`]]),
    [`${vendor}交付`, `${product.service?.days ?? days.delivery} 日内`],
    ['验收并取得凭证', `${days.acceptance} 日内`],
  ];
  return (
    <Card>
      <div className={`columns ${styles.summary}`}>
        <div>
          <h2>
            <Link to={href('prodinfo', { id: product.productId })}>{product.name}</Link>
          </h2>
          <p className="muted small">{product.summary}</p>
          <Facts
            facts={[
              [vendorOf(product), sellerName],
              ['产品编号', `${product.productNumber}（第 ${product.version} 版）`],
              ['计价方式', product.priceMode],
              ['服务周期', product.service && daysWords(product.service)],
              ['交付物', product.service?.deliverables],
              ['更新频率', product.updateFrequency],
              ['交付方式', product.delivery.join('、')],
              ...product.limits.map(({ label, text }) => [label, text] as const),
            ]}
          />
        </div>
        <ol className={`well ${styles.steps}`} aria-label="订购流程">
          {steps.map(([title, note]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="muted small">{note}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
