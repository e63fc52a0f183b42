import type { ProductDetail } from '@shuji/contract/product/schema';
import type { RatingMark } from '@shuji/contract/rating/schema';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { SupplierMark } from '#app/rating/SupplierMark.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';

/** The supplier, and what the centre has checked about it and the product. */
export function SupplierCard({ product, mark }: { product: ProductDetail; mark: RatingMark }) {
  return (
    <Card title={vendorOf(product)}>
      <div className="stack" data-gap="2">
        <Link to={href('merchant', { id: product.merchantId })}>
          <b>{product.merchantName}</b>
        </Link>
        <SupplierMark mark={mark} />
        <p className="muted small">已通过中心的身份认证与数商入驻审核。</p>
        <Link className="small" to={href('product', { merchant: product.merchantId })}>
          查看该数商的全部产品
        </Link>
        <div className="ruled small">
          <p>登记证书 {!product.isCertified && <Tag tone="warn">已到期</Tag>}</p>
          <p className="whole strong">{product.certificateNumber}</p>
          <p className="muted">{dayOf(product.registeredAt)} 登记</p>
          {!product.isCertified && <p>续期并重新通过审核后换发新证书。</p>}
          <Link to={href('prodcert', { id: product.certificateId })}>查验证书</Link>
        </div>
      </div>
    </Card>
  );
}
