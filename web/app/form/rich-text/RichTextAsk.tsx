import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './RichTextField.module.css';

interface RichTextAskProps {
  label: string;
  hint: string;
  /** The present value. */
  now: string;
  maxLength: number;
  confirm: string;
  /** The fault of the words; null for none. */
  wrong?: (words: string) => string | null;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** A one-line prompt of an editor's tool, below the tools. */
export function RichTextAsk({ label, hint, now, maxLength, confirm, wrong, onDone, onClose }: RichTextAskProps) {
  const [words, setWords] = useState(now);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function done() {
    const found = wrong?.(words.trim()) ?? null;
    setProblem(found);
    if (found === null) onDone(words.trim());
  }

  return (
    <fieldset className={`row ${styles.ask}`} data-gap="2" aria-label={label}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        autoFocus
        size="small"
        value={words}
        maxLength={maxLength}
        status={problem ? 'error' : ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        // The form around it would be sent.
        onPressEnter={(event) => {
          event.preventDefault();
          done();
        }}
      />
      <Button size="small" type="primary" onClick={done}>
        {confirm}
      </Button>
      <Button size="small" onClick={onClose}>
        取消
      </Button>
      <span id={`${id}-hint`} className="small" role="status" data-problem={problem !== null || undefined}>
        {problem ?? hint}
      </span>
    </fieldset>
  );
}
