import { gapsOf, productDraft } from '@shuji/contract/product-form';
import { inputOf } from '#app/form/schema.ts';
import { sectionOf, sections } from './form-sections.ts';
import styles from './SectionRail.module.css';

/** The form's sections with what each still lacks; a press leads there. */
export function SectionRail({ values, saved }: { values: Record<string, unknown>; saved: string }) {
  const parsed = productDraft.safeParse(inputOf(productDraft, values));
  const gaps = parsed.success ? Object.keys(gapsOf(parsed.data)) : [];
  return (
    <nav className={styles.rail} aria-label="登记表各部分">
      <ol>
        {sections.map((section) => {
          const missing = gaps.filter((field) => sectionOf(field) === section).length;
          return (
            <li key={section.id} data-done={(parsed.success && missing === 0) || undefined}>
              <button
                type="button"
                onClick={() => document.getElementById(section.id)?.scrollIntoView({ behavior: 'smooth' })}
              >
                {section.label}
                <small>{missing > 0 ? `还差 ${missing} 项` : '已填好'}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="muted small" role="status">
        {saved}
      </p>
    </nav>
  );
}
