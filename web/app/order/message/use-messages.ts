// Polls the messages of an order: the last ones at intervals, older ones on request.
import { listOrderMessages, seeOrderMessages } from '@shuji/contract/order/message';
import type { OrderMessage } from '@shuji/contract/order/schema/message';
import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { useCall } from '#app/lib/use-call.ts';

const every = 20_000;

export function useMessages(id: string) {
  const { data, error, reload } = useCall(listOrderMessages, { id });
  const [older, setOlder] = useState<{ rows: OrderMessage[]; hasOlder: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), every);
    return () => clearInterval(timer);
  }, [reload]);

  const rows = mergeMessages(older?.rows ?? [], data?.rows ?? []);
  const last = rows.at(-1)?.place;
  const unread = data?.unread ?? 0;

  const see = useCallback(() => {
    if (!last || unread === 0) return;
    api(seeOrderMessages, { id, place: last }, { quiet: true }).then(reload, (failure: unknown) => {
      if (!isCallFailure(failure)) throw failure;
    });
  }, [id, last, unread, reload]);

  async function fetchOlder() {
    const first = rows[0]?.place;
    if (!first || busy) return;
    setBusy(true);
    try {
      const more = await api(listOrderMessages, { id, before: first });
      setOlder({ rows: mergeMessages(more.rows, older?.rows ?? data?.rows ?? []), hasOlder: more.hasOlder });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
    } finally {
      setBusy(false);
    }
  }

  const hasOlder = older ? older.hasOlder : (data?.hasOlder ?? false);
  return { data, error, rows, hasOlder, fetchOlder, busy, reload, see };
}

// Messages that arrived meanwhile are in the newer list; its links to files are fresher too.
function mergeMessages(before: readonly OrderMessage[], now: readonly OrderMessage[]): OrderMessage[] {
  const byPlace = new Map([...before, ...now].map((row) => [row.place, row]));
  return [...byPlace.values()].sort((a, b) => a.place - b.place);
}
