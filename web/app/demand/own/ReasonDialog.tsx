import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { TextArea } from '#app/ui/Input.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  isRequired: boolean;
  confirm: string;
  busy: boolean;
  /** A field before the reason. */
  children?: ReactNode;
  onCancel: () => void;
  onSay: (words: string) => void;
}

const shortest = 2;
const longest = 200;

/** Requires a sentence before a step that cannot be undone. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, isRequired, confirm, busy, children, onCancel, onSay } = props;
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = isRequired && words.trim().length < shortest;
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button
            look="primary"
            busy={busy}
            onClick={() => {
              setIsTried(true);
              if (!isShort) onSay(words.trim());
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <Field
        label={label}
        required={isRequired}
        error={isTried && isShort ? `请填写${label}（至少 ${shortest} 个字）` : undefined}
      >
        {(control) => (
          <TextArea {...control} maxLength={longest} value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
