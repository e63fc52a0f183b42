import type { ProductDetail } from '@shuji/contract/product/schema';
import type { RatingMark } from '@shuji/contract/rating/schema';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { vendorOf } from '#app/product/labels.ts';
import { SupplierMark } from '#app/rating/SupplierMark.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';

/** The supplier, and what the centre has checked about it. */
export function SupplierCard({ product, mark }: { product: ProductDetail; mark: RatingMark }) {
  return (
    <>
      <Card title={vendorOf(product)}>
        <div className="stack">
          <Link to={href('merchant', { id: product.merchantId })}>
            <b>{product.merchantName}</b>
          </Link>
          <SupplierMark mark={mark} />
          <p className="muted small">已通过中心的身份认证与数商入驻审核。</p>
          <LinkButton to={href('product', { merchant: product.merchantId })}>查看该数商的全部产品</LinkButton>
        </div>
      </Card>
      <Card title="登记证书">
        <div className="stack">
          <p className="small">
            {dayOf(product.registeredAt)} 登记，证书编号
            <br />
            <b>{product.certificateNumber}</b>
          </p>
          {!product.isCertified && (
            <p className="small">
              <Tag tone="warn">已到期</Tag> 续期并重新通过审核后换发新证书。
            </p>
          )}
          <LinkButton to={href('prodcert', { id: product.certificateId })}>查验证书</LinkButton>
        </div>
      </Card>
    </>
  );
}
