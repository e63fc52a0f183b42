import type { Latest } from '@shuji/contract/home/schema';
import { Link } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { SearchBox } from '#app/product/market/SearchBox.tsx';
import { useSettings } from '#app/site/settings.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import styles from './Hero.module.css';
import { NewestCertificate } from './NewestCertificate.tsx';

interface HeroProps {
  hotWords: string[];
  certificate: Latest['certificate'];
}

/** The first screen: what the centre stands for, the search, two ways on, and the certificate issued last. */
export function Hero({ hotWords, certificate }: HeroProps) {
  const settings = useSettings();
  return (
    <section className={`wrap ${styles.hero}`} aria-labelledby="claim">
      <div className={styles.words}>
        <h1 id="claim">
          <span>数据有来处，</span>
          <span>交易有凭证</span>
        </h1>
        {settings?.web_description && <p className={`soft ${styles.lead}`}>{settings.web_description}</p>}
        <SearchBox />
        {hotWords.length > 0 && (
          <div className={`small media ${styles.hot}`} data-gap="3">
            <span id="hot-words" className="muted">
              热门搜索
            </span>
            <ul aria-labelledby="hot-words" className="row" data-gap="4">
              {hotWords.map((keyword) => (
                <li key={keyword}>
                  <Link to={href('prodsearch', { keyword })}>{keyword}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={`row ${styles.ways}`}>
          <LinkButton to={paths.product} look="primary" size="large">
            找数据
          </LinkButton>
          <LinkButton to={href('register', { type: 2 })} size="large">
            数商入驻
          </LinkButton>
        </p>
      </div>
      <NewestCertificate certificate={certificate} centre={settings?.web_title ?? ''} />
    </section>
  );
}
