import type { Call } from '@shuji/contract/call';
import { type ReactNode, useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { CallForm, type CallFormProps } from '#app/form/CallForm.tsx';
import { Refused } from '#app/lib/failure.ts';
import { toast } from '#app/ui/notify.ts';

export interface Lock {
  /** The input's field that names the content the edit began with. */
  field: 'version' | 'revision' | 'mark';
  base: string | number | undefined;
  readLatest: () => Promise<string | number | undefined>;
  /** Said to an editor who goes on over the other's content. */
  goOnWords?: string | undefined;
  /** A link to the other's content. */
  link?: ReactNode;
}

/** Saves over the content that the edit began with; when another editor was first, one may go on over theirs. */
export function SaveForm<C extends Call>({ lock, ...form }: CallFormProps<C> & { lock: Lock }) {
  const { field, readLatest, goOnWords = '再次保存时，您的内容将替换对方的修改', link } = lock;
  const [base, setBase] = useState(lock.base);
  const [conflict, setConflict] = useState('');

  async function goOn() {
    setBase(await readLatest());
    setConflict('');
    toast.info(goOnWords);
  }

  return (
    <>
      {conflict && (
        <Alert tone="warn" title="他人已先保存">
          <p>{conflict}</p>
          <p className="row">
            {link}
            <Button size="small" onClick={() => void goOn()}>
              以我的内容为准
            </Button>
          </p>
        </Alert>
      )}
      <CallForm
        {...form}
        fixed={{ ...form.fixed, [field]: base } as never}
        onRefused={(error) => setConflict((error instanceof Refused && error.fields[field]) || '')}
      />
    </>
  );
}
