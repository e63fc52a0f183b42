import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import styles from './ProductHead.module.css';

const dayMs = 86_400_000;

/** That a new version of what is read here stands in public notice, and how long still. */
export function ChangeNotice({ id, until }: { id: string; until: string }) {
  const days = Math.floor((new Date(until).getTime() - Date.now()) / dayMs);
  return (
    <>
      {' · '}
      <Link className={styles.fact} to={href('publicNotice', { id })}>
        新版本公示中 · {days > 0 ? `剩 ${days} 天` : '即将期满'}
      </Link>
    </>
  );
}
