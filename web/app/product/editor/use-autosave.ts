import { getOwnProduct, saveProduct } from '@shuji/contract/product/own';
import { saveProduct as saveProductShape } from '@shuji/contract/product/schema/own';
import { refusals } from '@shuji/contract/refusals';
import { useEffect, useRef, useState } from 'react';
import { inputOf } from '#app/form/schema.ts';
import { api } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { beforeSignOut, getToken } from '#app/lib/session.ts';
import { lawfulPart } from '#app/product/review/lawful-part.ts';

const pause = 2_000;
const longest = 10_000;
const again = 10_000;
const mostLeaving = 60_000;

type Values = Record<string, unknown>;

/** The state of the draft on the server. `elsewhere`: another window or device has written over it meanwhile. */
export type SaveState =
  | { kind: 'clean' | 'waiting' | 'saving' | 'offline' | 'elsewhere' | 'signedOut' | 'refused' }
  | { kind: 'saved'; at: string; left: number };

export interface Autosave {
  state: SaveState;
  /** Called with the form's values at each change. */
  changed: (values: Values) => void;
  /** Id and revision, for a save outside this hook. */
  mine: () => { id: string | undefined; revision: string | undefined };
  /** It has been saved otherwise. */
  adopt: (saved: { id: string; revision: string; savedAt: string }) => void;
  /** Handles the refusal of a save outside this hook. */
  refused: (error: Error) => void;
  /** Saves at once what waits; true when the server has all of it. */
  flush: () => Promise<boolean>;
  /** Resolves a conflict of two drafts in favour of this window's. */
  keepMine: (values: Values) => Promise<void>;
}

interface SavedState {
  id: string;
  revision: string;
  /** False while a part of the form is stored in this browser only. */
  isAll: boolean;
  /** The page has been left meanwhile. */
  isGone: boolean;
}

interface Saving {
  id: string | null;
  revision: string | null;
  /** As the server has it. */
  before: Values;
  /** True when this window's draft is based on an older revision than the server's. */
  isElsewhere: boolean;
  onSaved: (saved: SavedState) => void;
}

/** Saves a draft on the server after each change (debounced), when the network is back, and before a sign-out. */
export function useAutosave({ id, before, onSaved, ...begun }: Saving): Autosave {
  const [state, setState] = useState<SaveState>({ kind: begun.isElsewhere ? 'elsewhere' : 'clean' });
  const now = useRef({ id, revision: begun.revision, kind: state.kind, stored: before, onSaved, isGone: false });
  now.current.onSaved = onSaved;
  now.current.id ??= id;
  const pending = useRef<{ values: Values; since: number } | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const underway = useRef<Promise<boolean> | null>(null);

  function update(next: SaveState): void {
    now.current.kind = next.kind;
    setState(next);
  }

  function mine() {
    return { id: now.current.id ?? undefined, revision: now.current.revision ?? undefined };
  }

  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void flush(), ms);
  }

  function flush({ leaving = false } = {}): Promise<boolean> {
    clearTimeout(timer.current);
    if (underway.current) return underway.current.then(() => flush({ leaving }));
    if (!pending.current) return Promise.resolve(true);
    // A signed-out reader sees it once; the form stays in this window.
    if (now.current.kind === 'elsewhere' || getToken() === '') return Promise.resolve(false);
    const run = save(pending.current.values, leaving).finally(() => {
      underway.current = null;
    });
    underway.current = run;
    return run;
  }

  async function save(values: Values, leaving: boolean): Promise<boolean> {
    const waiting = pending.current;
    pending.current = null;
    const part = lawfulPart(
      saveProductShape.input,
      inputOf(saveProductShape.input, { ...values, ...mine() }),
      now.current.stored,
    );
    if (!part) {
      update({ kind: 'refused' });
      return false;
    }
    update({ kind: 'saving' });
    const keepalive = leaving && JSON.stringify(part.input).length < mostLeaving;
    try {
      const done = await api(saveProduct, part.input, { fields: true, keepalive });
      now.current.stored = part.input;
      now.current.id = done.id;
      now.current.revision = done.revision;
      update(pending.current ? { kind: 'waiting' } : { kind: 'saved', at: done.savedAt, left: part.left });
      now.current.onSaved({ ...done, isAll: !pending.current && part.left === 0, isGone: now.current.isGone });
      return part.left === 0;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      pending.current ??= waiting;
      refused(error);
      return false;
    }
  }

  function refused(error: Error): void {
    if (!(error instanceof Refused)) {
      update({ kind: 'offline' });
      later(again);
    } else if (error.code === 401) update({ kind: 'signedOut' });
    else update({ kind: error.code === refusals['product.draftElsewhere'].code ? 'elsewhere' : 'refused' });
  }

  async function keepMine(values: Values): Promise<void> {
    const { id: own } = now.current;
    if (!own) return;
    try {
      now.current.revision = (await api(getOwnProduct, { id: own })).revision;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      return;
    }
    pending.current = { values, since: Date.now() };
    update({ kind: 'waiting' });
    await flush();
  }

  const leave = useRef(flush);
  leave.current = flush;
  useEffect(() => {
    const { current } = now;
    current.isGone = false;
    const hidden = () => document.visibilityState === 'hidden' && void leave.current({ leaving: true });
    const online = () => void leave.current();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', online);
    const stay = beforeSignOut(() => leave.current());
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', online);
      stay();
      current.isGone = true;
      // Another page of the site: what was just written is not lost either.
      void leave.current();
    };
  }, []);

  return {
    state,
    changed: (values) => {
      pending.current = { values: { ...values }, since: pending.current?.since ?? Date.now() };
      if (now.current.kind === 'elsewhere') return;
      update({ kind: 'waiting' });
      later(Math.max(0, Math.min(pause, longest - (Date.now() - pending.current.since))));
    },
    mine,
    adopt: (saved) => {
      pending.current = null;
      now.current.id = saved.id;
      now.current.revision = saved.revision;
      update({ kind: 'saved', at: saved.savedAt, left: 0 });
    },
    refused,
    flush: () => flush(),
    keepMine,
  };
}
