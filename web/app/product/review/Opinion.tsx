import styles from './Opinion.module.css';

/** A reviewer's sentence at a field. */
export function Opinion({ text }: { text: string }) {
  return (
    <p className={styles.opinion}>
      <b>审核意见</b> {text}
    </p>
  );
}
