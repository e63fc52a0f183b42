import { Picture } from '#app/ui/plain/Picture.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  /** A file id; without one the product's type stands in its place. */
  cover: string | null;
  type: string;
  className?: string | undefined;
  /** Its width on the page. */
  sizes?: string;
  /** It stands where the page begins. */
  eager?: boolean;
}

/** A product's picture. It repeats the words beside it, so it has no alternative text. */
export function Cover({
  cover,
  type,
  className,
  sizes = '(max-width: 640px) 100vw, 300px',
  eager = false,
}: CoverProps) {
  const names = className ? `${styles.cover} ${className}` : styles.cover;
  if (cover)
    return (
      <Picture
        className={names}
        src={`/api/file/${cover}`}
        widths={['320', '480', '640', '960']}
        sizes={sizes}
        width={640}
        height={360}
        eager={eager}
      />
    );
  return (
    <span className={names} aria-hidden="true">
      {type}
    </span>
  );
}
