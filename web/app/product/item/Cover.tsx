import { Picture } from '#app/ui/plain/Picture.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  product: { id: string; cover: string | null };
  className?: string | undefined;
  /** Its width on the page. */
  sizes?: string;
  /** It stands where the page begins. */
  eager?: boolean;
}

/** A product's own picture, else the one that is drawn from its facts. It repeats the words beside it, so it has no alternative text. */
export function Cover({
  product: { id, cover },
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
    <img
      className={names}
      src={`/cover/${id}.svg`}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
