import { useCallback, useEffect, useRef, useState } from 'react';
import { Refused } from '#app/lib/failure.ts';
import { type Checked, checkShown, type Shown } from './check-shown.ts';

export type ProofState =
  | { kind: 'checking' }
  /** Issued a moment ago: the log has no place for it yet. */
  | { kind: 'waiting' }
  | { kind: 'unreached' }
  | ({ kind: 'checked' } & Checked);

const triesWhileWaiting = 30;
const pauseMs = 1_000;

/** Checks what is shown, in the browser, once the page stands there. */
export function useProof(shown: Shown, isWhole: boolean): { state: ProofState; again: () => void } {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<ProofState>({ kind: 'checking' });
  const latest = useRef(shown);
  latest.current = shown;
  const key = `${shown.id} ${shown.state} ${isWhole} ${round}`;

  useEffect(() => {
    if (key === '') return;
    const gone = new AbortController();
    const update = (next: ProofState) => !gone.signal.aborted && setState(next);
    update({ kind: 'checking' });
    const check = async (tries: number): Promise<void> => {
      try {
        update({ kind: 'checked', ...(await checkShown(latest.current, isWhole, gone.signal)) });
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof Refused) || error.code !== notYetProvable || tries === 0)
          return void update({ kind: 'unreached' });
        update({ kind: 'waiting' });
        setTimeout(() => void check(tries - 1), pauseMs);
      }
    };
    void check(triesWhileWaiting);
    return () => gone.abort();
  }, [key, isWhole]);

  return { state, again: useCallback(() => setRound((count) => count + 1), []) };
}

const notYetProvable = 43004;
