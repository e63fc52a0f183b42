import { Picture } from '#app/ui/plain/Picture.tsx';
import styles from './PartnerMark.module.css';

/** The logo, or the first sign of the name where there is none. */
export function PartnerMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl)
    return (
      <Picture className={styles.mark} src={logoUrl} widths={['160', '320']} sizes="56px" width={56} height={56} />
    );
  return (
    <span className={styles.mark} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
