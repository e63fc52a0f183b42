// What was handed in, field by field; what differs from before is marked, with its old words.

import { type FormFile, formFiles, formLabels } from '@shuji/contract/product-form';
import type { ProductForReview } from '@shuji/contract/product-office';
import { Card } from '#app/ui/Card.tsx';
import { RichText } from '#app/ui/RichText.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { sections } from '../form-sections.ts';
import { LineChanges } from './LineChanges.tsx';
import styles from './ProductSheet.module.css';
import { type Said, useFormWords } from './use-form-words.ts';

export function ProductSheet({ product }: { product: ProductForReview }) {
  const say = useFormWords();
  const now = say(product.form, product.regionNames);
  const before = product.before && say(product.before);
  return (
    <>
      {before && <p className="muted">标出的是与上次提交（或已登记版本）不同的内容。</p>}
      {sections
        .filter((section) => section.id !== 'contact')
        .map((section) => (
          <Card key={section.id} title={section.label}>
            <dl className={styles.sheet}>
              {section.fields.map((field) => (
                <Row key={field} field={field} now={now} before={before} product={product} />
              ))}
            </dl>
          </Card>
        ))}
    </>
  );
}

interface RowProps {
  field: keyof typeof formLabels;
  now: Said;
  before: Said | null;
  product: ProductForReview;
}

function Row({ field, now, before, product }: RowProps) {
  const isChanged = before !== null && before[field] !== now[field];
  const isRegionOrder = field === 'regions' && product.before?.regions.join() === product.form.regions.join();
  const isMarked = isChanged && !isRegionOrder;
  return (
    <div data-changed={isMarked || undefined}>
      <dt>
        {formLabels[field]} {isMarked && <Tag tone="warn">有改动</Tag>}
      </dt>
      <dd>
        {isMarked && isLong(before[field], now[field]) ? (
          <LineChanges field={field} before={before[field]} now={now[field]}>
            <Value field={field} now={now} product={product} />
          </LineChanges>
        ) : (
          <>
            <Value field={field} now={now} product={product} />
            {isMarked && !(field in formFiles) && <del>{before[field] || '未填写'}</del>}
          </>
        )}
      </dd>
    </div>
  );
}

// What was not there before is read as it is.
function isLong(before: string, now: string): boolean {
  return before !== '' && now !== '' && /\n|<\/p>/.test(before + now);
}

function Value({ field, now, product }: Omit<RowProps, 'before'>) {
  const none = <span className="muted">未填写</span>;
  if (field === 'detail') return product.detail ? <RichText html={product.detail} /> : none;
  if (field in formFiles) {
    const file = product.files[field as FormFile];
    // A sample that is withheld is opened at its card, where that is written down.
    if (file && !file.url) return file.name;
    return file ? (
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
    ) : (
      none
    );
  }
  if (!now[field]) return none;
  return <span className={field === 'api' ? styles.code : styles.lines}>{now[field]}</span>;
}
