import type { ReactNode } from 'react';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';

interface ConflictAlertProps {
  /** The last saver and moment, in the server's words; empty hides it. */
  words: string;
  /** Goes on with what is written here: the next save replaces the other's. */
  onGoOn: () => void;
  /** A way to the other's words. */
  children?: ReactNode;
}

/** Two edited the same thing, and the other has saved first. */
export function ConflictAlert({ words, onGoOn, children }: ConflictAlertProps) {
  if (!words) return null;
  return (
    <Alert tone="warn" title="他人已先保存">
      <p>{words}</p>
      <p className="row">
        {children}
        <Button size="small" onClick={onGoOn}>
          以我的内容为准
        </Button>
      </p>
    </Alert>
  );
}
