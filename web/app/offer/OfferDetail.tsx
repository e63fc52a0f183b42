import type { DemandOfOffer, Offer, OfferRound } from '@shuji/contract/offer/schema';
import { vendorOfType } from '@shuji/contract/product/labels';
import { Link } from 'react-router';
import { FileLinks } from '#app/lib/FileLink.tsx';
import { href } from '#app/paths.ts';
import { againstBudget, lastOf, priceWords } from './labels.ts';
import styles from './OfferDetail.module.css';

interface OfferDetailProps {
  offer: Offer;
  demand: DemandOfOffer;
  /** Nothing stands beside it. */
  isAlone?: boolean;
}

/** A supplier's present offer, line by line; panels side by side share their lines. */
export function OfferDetail({ offer, demand, isAlone }: OfferDetailProps) {
  const now = lastOf(offer.rounds, 'seller');
  const counter = offer.status === 'countered' ? lastOf(offer.rounds, 'owner') : undefined;
  if (!now) return null;
  return (
    <dl className={styles.sheet} data-alone={isAlone || undefined}>
      <div>
        <dt>价格</dt>
        <dd>
          <ul>
            {now.lines.map((line) => {
              const against = againstBudget(line, demand);
              return (
                <li key={line.name}>
                  <strong className={`price ${styles.price}`}>{priceWords(line)}</strong>
                  <span className="muted small"> {line.name}</span>
                  {against && <span className={`small ${against.isOver ? 'warn' : 'good'}`}> {against.words}</span>}
                </li>
              );
            })}
          </ul>
          {counter && <Counter counter={counter} />}
        </dd>
      </div>
      <div>
        <dt>产品</dt>
        <dd>
          <Product product={now.product} vendor={vendorOfType(demand.kind)} />
        </dd>
      </div>
      <div>
        <dt>使用期限</dt>
        <dd>{now.termMonths} 个月</dd>
      </div>
      <div>
        <dt>服务条件</dt>
        <dd className="compact">{now.terms || '未说明'}</dd>
      </div>
      <div>
        <dt>说明</dt>
        <dd className="compact">
          {now.note || '无'}
          {now.files.length > 0 && <FileLinks files={now.files} />}
        </dd>
      </div>
      <div>
        <dt>有效期至</dt>
        <dd>{now.validUntil}</dd>
      </div>
    </dl>
  );
}

function Counter({ counter }: { counter: OfferRound }) {
  return (
    <p className={`notice compact ${styles.counter}`} data-tone="warn">
      需方还价 {counter.lines.map(priceWords).join(' / ')}，{counter.termMonths} 个月
      <br />
      <span className="small">{counter.note}</span>
    </p>
  );
}

function Product({ product, vendor }: Pick<OfferRound, 'product'> & { vendor: string }) {
  if (!product) return <span className="muted">尚未关联产品，成交前须由{vendor}关联</span>;
  if (!product.isListed) return <span className="muted">{product.name}（已下架）</span>;
  return <Link to={href('prodinfo', { id: product.id })}>{product.name}</Link>;
}
