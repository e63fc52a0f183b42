import styles from './PartnerMark.module.css';

/** The logo, or the first sign of the name where there is none. */
export function PartnerMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl) return <img className={styles.mark} src={logoUrl} alt="" width={56} height={56} loading="lazy" />;
  return (
    <span className={styles.mark} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
