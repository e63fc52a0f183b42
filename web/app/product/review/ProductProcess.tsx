import type { ProductDetail } from '@shuji/contract/product/schema';
import { dayOf } from '#app/ui/time.ts';
import styles from './ProductProcess.module.css';

/** The way of the registered version to the market, with its days. */
export function ProductProcess({ product }: { product: ProductDetail }) {
  const { submittedAt, noticeFrom, noticeUntil, registeredAt, listedAt } = product;
  const steps: [label: string, day: string][] = [
    ...(submittedAt ? [['提交登记', dayOf(submittedAt)] satisfies [string, string]] : []),
    noticeFrom && noticeUntil
      ? ['登记公示', `${dayOf(noticeFrom)} 至 ${dayOf(noticeUntil)}`]
      : ['登记公示', '本次登记未设公示期'],
    ['完成登记并颁发证书', dayOf(registeredAt)],
    ['上架', dayOf(listedAt)],
  ];
  return (
    <ol className={`row top ${styles.process}`} data-gap="8" aria-label="登记过程">
      {steps.map(([label, day]) => (
        <li key={label}>
          <b>{label}</b>
          <span className="muted small">{day}</span>
        </li>
      ))}
    </ol>
  );
}
