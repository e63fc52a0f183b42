import styles from './Cover.module.css';

interface CoverProps {
  /** A file id; without one the product's type stands in its place. */
  cover: string | null;
  type: string;
  className?: string | undefined;
}

/** A product's picture. It says nothing that the words beside it do not say, so it has no alternative text. */
export function Cover({ cover, type, className }: CoverProps) {
  const names = className ? `${styles.cover} ${className}` : styles.cover;
  if (cover) return <img className={names} src={`/api/file/${cover}`} alt="" loading="lazy" width={640} height={360} />;
  return (
    <span className={names} aria-hidden="true">
      {type}
    </span>
  );
}
