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
        if (line.includes('\t')) return <Row key={key} line={line} />;
        return /^(第.+条|附件.)　/.test(line) ? <h4 key={key}>{line}</h4> : <p key={key}>{line}</p>;
      })}
    </article>
  );
}

/** A line of the annex: what is limited, and how. */
function Row({ line }: { line: string }) {
  const [label = '', ...words] = line.split('\t');
  return (
    <p className={styles.row}>
      <span>{label}</span>
      <span>{words.join(' ')}</span>
    </p>
  );
}
