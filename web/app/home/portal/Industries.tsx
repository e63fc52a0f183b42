import type { FacetValue } from '@shuji/contract/market/schema';
import { shortIndustry } from '@shuji/contract/site/labels/industry';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { Link } from 'react-router';
import { industryIcon } from '#app/home/section/industry-icons.ts';
import { Section } from '#app/home/section/Section.tsx';
import { href, paths } from '#app/paths.ts';
import styles from './Industries.module.css';

interface IndustriesProps {
  industries: FacetValue[];
  types: DictItem[];
}

/** The market by industry and by type; an industry that has nothing to offer yet is not a way in. */
export function Industries({ industries, types }: IndustriesProps) {
  if (industries.length === 0) return null;
  return (
    <Section
      id="industries"
      title="按行业找数据"
      text="行业按国民经济行业分类"
      more={{ to: paths.product, label: '全部产品' }}
    >
      <ul className={styles.industries}>
        {industries.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={href('product', { industry: value })} className="box compact">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={industryIcon(value)} />
              </svg>
              <span title={label}>{shortIndustry(value, label)}</span>
              <small className="fine muted">{count} 件</small>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={`pills ${styles.types}`} aria-label="按产品类型浏览">
        {types.map(({ value, label }) => (
          <li key={value}>
            <Link to={href('product', { type: value })}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
