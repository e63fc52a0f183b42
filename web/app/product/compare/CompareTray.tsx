import { mostCompared } from '@shuji/contract/product/labels';
import type { SeenProduct } from '#app/product/item/seen.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import styles from './CompareTray.module.css';
import { compareAddress, dropAllCompared, dropCompared } from './compared.ts';

export function CompareTray({ products }: { products: readonly SeenProduct[] }) {
  return (
    <section className={`no-print ${styles.tray}`} aria-label="产品对比">
      <div className="wrap row between">
        <ul className="row" data-gap="2">
          {products.map(({ id, name }) => (
            <li key={id} className="box media small" data-gap="0">
              <span className="ellipsis">{name}</span>
              <button
                type="button"
                className="plain"
                aria-label={`移出对比栏：${name}`}
                onClick={() => dropCompared(id)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <div className="row">
          <span className="muted small">
            {products.length} / {mostCompared}
          </span>
          <Button size="small" look="quiet" onClick={dropAllCompared}>
            清空
          </Button>
          <LinkButton size="small" look="primary" to={compareAddress(products)}>
            开始对比
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
