import styles from './SectionLinks.module.css';

/** The page's sections as tabs that lead to them: everything stays on one page, for readers, printers and search engines. */
export function SectionLinks({ sections }: { sections: (readonly [id: string, label: string])[] }) {
  return (
    <nav className={`tabs sticky no-print ${styles.links}`} aria-label="本页内容">
      {sections.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
