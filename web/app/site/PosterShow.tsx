import type { Poster } from '@shuji/contract/home/schema';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '#app/ui/plain/Picture.tsx';
import styles from './PosterShow.module.css';

interface PosterShowProps {
  posters: Poster[];
  /** A low band among other things instead of the head of a page. */
  isBand?: boolean;
  /** It stands below the first screen. */
  isLate?: boolean;
}

/** Posters side by side in a strip that one swipes, scrolls or steps through. Nothing moves by itself. */
export function PosterShow({ posters, isBand = false, isLate = false }: PosterShowProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(0);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () => setNow(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollTo({ left: index * list.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };

  return (
    <div className={styles.show} data-band={isBand || undefined}>
      <ul className={styles.strip} ref={strip}>
        {posters.map((poster, index) => (
          <li key={poster.id}>
            {poster.imageUrl && (
              <Picture
                src={poster.imageUrl}
                widths={['640', '960', '1280', '1920']}
                sizes={isBand ? '(min-width: 1280px) 1232px, 100vw' : '100vw'}
                width={1920}
                height={640}
                eager={index === 0 && !isLate}
              />
            )}
            <div className="wrap">
              <p className={styles.title}>{poster.title}</p>
              {poster.subtitle && <p className={styles.subtitle}>{poster.subtitle}</p>}
              {poster.link && <PosterLink link={poster.link} title={poster.title} />}
            </div>
          </li>
        ))}
      </ul>
      {posters.length > 1 && (
        <div className={`wrap ${styles.dots}`}>
          {posters.map((poster, index) => (
            <button
              key={poster.id}
              type="button"
              aria-label={`第 ${index + 1} 张海报：${poster.title}`}
              aria-current={index === now || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function PosterLink({ link, title }: { link: string; title: string }) {
  const words = (
    <>
      了解详情<span className="sr-only">：{title}</span>
    </>
  );
  return link.startsWith('/') ? (
    <Link to={link}>{words}</Link>
  ) : (
    <a href={link} rel="noopener">
      {words}
    </a>
  );
}
