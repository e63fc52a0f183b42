import styles from './Stars.module.css';

/** Points of five as stars; `points` may be an average. */
export function Stars({ points }: { points: number }) {
  const full = Math.round(points);
  return (
    <span className={styles.stars} role="img" aria-label={`${points} 分，满分 5 分`}>
      <span aria-hidden="true">{'★'.repeat(full)}</span>
      <span aria-hidden="true" className={styles.none}>
        {'★'.repeat(5 - full)}
      </span>
    </span>
  );
}
