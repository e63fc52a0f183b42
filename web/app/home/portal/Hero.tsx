import type { Poster } from '@shuji/contract/home/schema';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { PosterShow } from '#app/site/PosterShow.tsx';
import { useSettings } from '#app/site/settings.ts';
import styles from './Hero.module.css';
import { HomeSearch } from './HomeSearch.tsx';

interface HeroProps {
  posters: Poster[];
  types: DictItem[];
  hotWords: string[];
}

/** The head of the home page: posters, and the search of the market below them. */
export function Hero({ posters, types, hotWords }: HeroProps) {
  const settings = useSettings();
  const own: Poster = {
    id: 'own',
    title: settings?.web_title ?? '',
    subtitle: settings?.web_description ?? '',
    imageUrl: null,
    link: '',
  };
  return (
    <section aria-label="首页海报与搜索">
      <h1 className="sr-only">{settings?.web_title}</h1>
      <PosterShow posters={posters.length > 0 ? posters : [own]} />
      <div className="wrap">
        <div className={styles.search}>
          <HomeSearch />
          {hotWords.length > 0 && (
            <div className="small media">
              <span id="hot-words" className="muted">
                热门搜索
              </span>
              <ul aria-labelledby="hot-words" className={`row ${styles.words}`} data-gap="5">
                {hotWords.map((keyword) => (
                  <li key={keyword}>
                    <Link to={href('prodsearch', { keyword })}>{keyword}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className={`pills ruled ${styles.types}`} aria-label="按产品类型浏览">
            {types.map(({ value, label }) => (
              <li key={value}>
                <Link to={href('product', { type: value })}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
