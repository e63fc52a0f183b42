import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnfoldTarget } from '#app/lib/unfold.ts';
import styles from './SectionLinks.module.css';

interface SectionLinksProps {
  sections: (readonly [id: string, label: string])[];
}

/**
 * The page's sections as tabs that lead to them, the one being read marked: everything stays on one page, for
 * readers, printers and search engines.
 */
export function SectionLinks({ sections }: SectionLinksProps) {
  const now = useSectionInSight(sections.map(([id]) => id).join(' '));
  const { search } = useLocation();
  useUnfoldTarget();
  return (
    <nav className={`tabs sticky no-print ${styles.links}`} aria-label="本页内容">
      {sections.map(([id, label]) => (
        <Link key={id} to={{ search, hash: id }} aria-current={id === now ? 'location' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The last section that has begun at a third of the window; sections may arrive later than their links. */
function useSectionInSight(ids: string): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const begun = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      setNow(begun.at(-1) ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return now;
}
