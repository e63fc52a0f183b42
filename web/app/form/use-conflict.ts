import { useState } from 'react';
import { Refused } from '#app/lib/failure.ts';
import { toast } from '#app/ui/notify.ts';

/** Saves over a content that one names by its mark, and what happens when another has saved in between. */
export function useConflict(known: string | undefined, readNow: () => Promise<string | undefined>) {
  const [mark, setMark] = useState(known);
  const [words, setWords] = useState('');
  return {
    mark,
    words,
    onRefused: (error: Error) => setWords((error instanceof Refused && error.fields.mark) || ''),
    onGoOn: async () => {
      setMark(await readNow());
      setWords('');
      toast.info('再次保存时，您的内容将替换对方的修改');
    },
  };
}
