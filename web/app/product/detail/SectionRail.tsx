import type { FormState } from '#app/product/editor/form-gaps.ts';
import { standsIn } from '#app/product/editor/form-sections.ts';
import styles from './SectionRail.module.css';

const hintsShown = 4;

interface SectionRailProps {
  state: FormState;
  onGo: (field: string) => void;
}

/** The form's sections with what each still lacks, how complete it is, and what buyers would miss; a press leads there. */
export function SectionRail({ state: { gaps, completeness, sections }, onGo }: SectionRailProps) {
  const { score, hints } = completeness;
  return (
    <nav className={`stack sticky ${styles.rail}`} data-gap="3" aria-label="登记表各部分">
      <ol>
        {sections.map((section) => {
          const missing = Object.keys(gaps).filter((field) => standsIn(section, field)).length;
          return (
            <li key={section.id} data-done={missing === 0 || undefined}>
              <button
                type="button"
                className="plain"
                onClick={() => document.getElementById(section.id)?.scrollIntoView({ behavior: 'smooth' })}
              >
                {section.label}
                <small className="small muted">{missing > 0 ? `还差 ${missing} 项` : '已填好'}</small>
              </button>
            </li>
          );
        })}
      </ol>
      <section className={`stack ruled ${styles.score}`} data-gap="2" aria-label="完整度">
        <p>
          完整度 <b>{score}</b> 分
        </p>
        <meter min={0} max={100} value={score} aria-label="完整度" />
        {hints.length > 0 && (
          <>
            <p className="muted small">需方会看重，完整度也影响排序：</p>
            <ul className="stack" data-gap="1">
              {hints.slice(0, hintsShown).map(({ field, points, hint }) => (
                <li key={field}>
                  <button type="button" className="plain fine soft" onClick={() => onGo(field)}>
                    <b>+{points}</b> {hint}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </nav>
  );
}
