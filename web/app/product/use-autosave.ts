import { saveProduct } from '@shuji/contract/product-own';
import { useEffect, useRef, useState } from 'react';
import { inputOf } from '#app/form/schema.ts';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';

const pause = 4_000;

interface Autosave {
  /** Called with the form's values at each change. */
  changed: (values: Record<string, unknown>) => void;
  /** Forgets what was to be saved: it has just been saved otherwise. */
  settled: () => void;
  savedAt: string | null;
  /** While it saves, nothing else should: a new product would be made twice. */
  isSaving: boolean;
}

/** Saves a draft on the server some seconds after the last change. What is half-written and unlawful waits for the next change. */
export function useAutosave(id: string | null, onSaved: (id: string) => void): Autosave {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const waiting = useRef<number | undefined>(undefined);
  const latest = useRef({ id, onSaved });
  latest.current = { id, onSaved };
  useEffect(() => () => clearTimeout(waiting.current), []);

  async function save(values: Record<string, unknown>): Promise<void> {
    const draft = inputOf(saveProduct.input, { ...values, id: latest.current.id ?? undefined });
    const lawful = saveProduct.input.safeParse(draft);
    if (!lawful.success || lawful.data.name === '') return;
    setSaving(true);
    try {
      const done = await api(saveProduct, lawful.data, { fields: true });
      setSavedAt(done.savedAt);
      latest.current.onSaved(done.id);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return {
    savedAt,
    isSaving,
    changed: (values) => {
      clearTimeout(waiting.current);
      waiting.current = window.setTimeout(() => void save(values), pause);
    },
    settled: () => clearTimeout(waiting.current),
  };
}
