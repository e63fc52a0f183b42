import { trialKinds } from '@shuji/contract/product/labels';
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';

import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { countWords, daysWords, labelOf, labelsOf, periodWords } from '#app/product/labels.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { dayOf } from '#app/ui/time.ts';
import styles from './CompareProducts.module.css';
import { compareAddress, dropCompared } from './compared.ts';

interface CompareTableProps {
  products: ProductDetail[];
  dict: ProductDict;
}

/** Products side by side, in a box of its own that scrolls sideways where there is no room. */
export function CompareTable({ products, dict }: CompareTableProps) {
  return (
    <section className={`card ${styles.box}`} data-flat aria-label="产品对比表">
      <table className={`compact ${styles.sheet}`}>
        <caption className="sr-only">产品对比</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Link to={href('prodinfo', { id: product.id })}>{product.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(products, dict).map(({ label, words, cell, isOwn }) => {
            const texts = products.map(words);
            const differs = !isOwn && new Set(texts.map(inOneOrder)).size > 1;
            return (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className="sr-only">（各产品不同）</span>}
                </th>
                {products.map((product, at) => (
                  <td key={product.id}>
                    {texts[at] ? (cell?.(product) ?? texts[at]) : <span className="muted">未说明</span>}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr className="no-print">
            <th scope="row">操作</th>
            {products.map(({ id, name }) => (
              <td key={id}>
                <div className="row">
                  <LinkButton size="small" look="primary" to={href('checkprod', { id })} aria-label={`申请订购${name}`}>
                    申请订购
                  </LinkButton>
                  <LinkButton
                    size="small"
                    to={compareAddress(products.filter((one) => one.id !== id))}
                    onClick={() => dropCompared(id)}
                    aria-label={`不再对比${name}`}
                  >
                    移除
                  </LinkButton>
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The same things named in another order are no difference. */
function inOneOrder(text: string): string {
  return text.split('、').toSorted().join('、');
}

interface Row {
  label: string;
  /** The compared text. */
  words: (product: ProductDetail) => string;
  /** The cell, when it is more than the text. */
  cell?: (product: ProductDetail) => ReactNode;
  /** Each product has its own by nature, so that a difference says nothing. */
  isOwn?: boolean;
  /** Left out where nothing of the kind is compared. */
  only?: 'data' | 'service';
}

/** Data and services have rows of their own. */
function rowsFor(products: readonly ProductDetail[], dict: ProductDict): Row[] {
  const kinds = new Set(products.map(({ service }) => (service ? 'service' : 'data')));
  const kind = kinds.size > 1 ? 'both' : products[0]?.service ? 'service' : 'data';
  return rowsOf(dict, kind).filter(({ only }) => only === undefined || kinds.has(only));
}

const vendors = { data: '供方', service: '服务方', both: '供方或服务方' };
const regions = { data: '覆盖地区', service: '服务地区', both: '覆盖或服务地区' };

function rowsOf(dict: ProductDict, kind: keyof typeof vendors): Row[] {
  return [
    {
      label: '价格',
      words: (one) => JSON.stringify([one.priceMode, one.priceFrom, one.priceVaries, one.unitPrice]),
      cell: (one) => <ProductPrice product={one} />,
    },
    { label: '计价方式', words: (one) => labelOf(dict.priceMode, one.priceMode) },
    {
      label: vendors[kind],
      words: (one) => one.merchantName,
      isOwn: true,
      cell: (one) => <Link to={href('merchant', { id: one.merchantId })}>{one.merchantName}</Link>,
    },
    { label: '产品类型', words: (one) => labelOf(dict.productType, one.productType) },
    { label: '所属行业', words: (one) => labelOf(dict.industry, one.industry) },
    { label: '应用场景', words: (one) => labelsOf(dict.scene, one.scenes).join('、') },
    { label: '简介', words: (one) => one.summary, isOwn: true },
    { label: '服务内容', words: (one) => one.service?.scope ?? '', only: 'service', isOwn: true },
    { label: '交付物', words: (one) => one.service?.deliverables ?? '', only: 'service', isOwn: true },
    { label: '服务周期', words: (one) => (one.service ? daysWords(one.service) : ''), only: 'service' },
    { label: '适用对象', words: (one) => one.service?.audience ?? '', only: 'service', isOwn: true },
    { label: regions[kind], words: (one) => one.regionNames.join('、') },
    { label: '数据时段', words: (one) => periodWords(one.periodFrom, one.periodTo), only: 'data' },
    { label: '更新频率', words: (one) => labelOf(dict.updateFrequency, one.updateFrequency), only: 'data' },
    { label: '数据条数', words: (one) => (one.rowCount === null ? '' : countWords(one.rowCount)), only: 'data' },
    { label: '数据量', words: (one) => (one.byteSize === null ? '' : sizeWords(one.byteSize)), only: 'data' },
    { label: '字段数', words: (one) => (one.dictionary.length > 0 ? `${one.dictionary.length} 个` : ''), only: 'data' },
    { label: '交付方式', words: (one) => labelsOf(dict.delivery, one.delivery).join('、') },
    { label: '数据来源', words: (one) => labelsOf(dict.dataSource, one.sources).join('、'), only: 'data' },
    { label: '数据权利', words: (one) => labelsOf(dict.rights, one.rights).join('、'), only: 'data' },
    { label: '数据级别', words: (one) => labelOf(dict.dataLevel, one.dataLevel), only: 'data' },
    { label: '个人信息', words: (one) => labelOf(dict.personalInfo, one.personalInfo), only: 'data' },
    { label: '使用目的', words: (one) => one.limits.purpose },
    { label: '转让', words: (one) => onwardTransfer[one.limits.onward] },
    { label: '样例', words: (one) => (one.sample ? '有' : '无'), only: 'data' },
    {
      label: '可试用',
      words: (one) => one.trials.map((kind) => trialKinds[kind]).join('、') || '不提供',
      only: 'data',
    },
    { label: '登记日期', words: (one) => dayOf(one.registeredAt), isOwn: true },
    {
      label: '登记证书',
      words: (one) => one.certificateNumber,
      isOwn: true,
      cell: (one) => <Link to={href('prodcert', { id: one.certificateId })}>{one.certificateNumber}</Link>,
    },
  ];
}
