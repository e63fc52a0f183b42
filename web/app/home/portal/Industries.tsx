import type { FacetValue } from '@shuji/contract/market/schema';
import { Link } from 'react-router';
import { Section } from '#app/home/section/Section.tsx';
import { href, paths } from '#app/paths.ts';
import styles from './Industries.module.css';

/** The market by industry; one that has nothing to offer yet is not a way in. */
export function Industries({ industries }: { industries: FacetValue[] }) {
  if (industries.length === 0) return null;
  return (
    <Section
      id="industries"
      title="按行业找数据"
      text="行业按国民经济行业分类"
      more={{ to: paths.product, label: '全部产品' }}
    >
      <ul className={`grid ${styles.industries}`} data-gap="3" data-phone="2" data-phone-most="10">
        {industries.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={href('product', { industry: value })} className="box compact">
              {label} <span className="small muted">{count} 件</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
