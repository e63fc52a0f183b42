import styles from './ContractText.module.css';

/** A contract's lines: title, parties, articles. The text itself is what was hashed; only its looks are made here. */
export function ContractText({ text }: { text: string }) {
  const [title = '', ...lines] = text.split('\n');
  return (
    <article className={styles.text}>
      <h3>{title}</h3>
      {lines.map((line, index) => {
        const key = `${index}-${line.slice(0, 12)}`;
        if (line === '') return null;
        return /^第.+条　/.test(line) ? <h4 key={key}>{line}</h4> : <p key={key}>{line}</p>;
      })}
    </article>
  );
}
