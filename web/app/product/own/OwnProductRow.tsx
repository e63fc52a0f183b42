import { productStatus } from '@shuji/contract/product/labels';
import type { OwnProductCard } from '@shuji/contract/product/schema/own';
import { Link } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { href } from '#app/paths.ts';
import { changeWords, statusTone } from '#app/product/labels.ts';
import { nextWords } from '#app/product/market/next-words.ts';
import { minuteOf } from '#app/ui/time.ts';
import { ProductMoves } from './ProductMoves.tsx';

/** One's own product: where it stands, and what to do next. */
export function OwnProductRow({ product }: { product: OwnProductCard }) {
  return (
    <Card layout="stack" gap={2}>
      <div className="row between">
        <h2 className="heading">
          <Link to={href('myprod', { id: product.id })}>{product.name || '未填写名称的草稿'}</Link>
        </h2>
        <div className="row">
          {product.change && <Tag tone={statusTone[product.change]}>{changeWords[product.change]}</Tag>}
          <Tag tone={statusTone[product.status]}>{productStatus[product.status]}</Tag>
        </div>
      </div>
      <p className="muted small">
        {product.number} · <span>第 {product.version} 版</span> · <span>{minuteOf(product.updatedAt)} 更新</span>
      </p>
      <p className="soft">{nextWords(product)}</p>
      <div className="row">
        <ProductMoves product={product} />
        <div className="row flush" data-gap="1">
          <LinkButton to={href('myprod', { id: product.id })} size="small" look="quiet">
            办理进度与热度
          </LinkButton>
          {product.certificateId && (
            <LinkButton to={href('prodcert', { id: product.certificateId })} size="small" look="quiet">
              登记证书
            </LinkButton>
          )}
          {product.status === 'listed' && (
            <LinkButton to={href('prodinfo', { id: product.id })} size="small" look="quiet">
              市场页面
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
