// Keeps a page up to date that nobody touches for a week.

import { toHex } from '@shuji/contract/proof/bytes';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import type { Perform } from '#app/lib/load.ts';
import { readScreen, type ScreenData } from './screen-page.ts';

const betweenReads = 30_000;
const dayMs = 24 * 60 * 60 * 1000;

interface LogHead {
  size: number;
  /** The first digits of the root hash. */
  root: string;
}

export interface Live {
  data: ScreenData;
  log: LogHead | null;
  /** When `data` was read; null before the browser read anything itself. */
  readAt: Date | null;
  /** True while the last try was not answered. */
  isCutOff: boolean;
}

const quietly: Perform = (call, input) => api(call, input, { quiet: true });

/**
 * Reads everything again twice a minute. What was read last stays while the network or the centre is away. Once a day, after a
 * read that succeeded, the page is loaded anew, so that it runs the version that serves it.
 */
export function useLive(first: ScreenData): Live {
  const [live, setLive] = useState<Live>({ data: first, log: null, readAt: null, isCutOff: false });
  useEffect(() => {
    const began = Date.now();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function readAgain() {
      try {
        const [data, log] = await Promise.all([readScreen(quietly), readHead()]);
        if (isOver) return;
        if (Date.now() - began > dayMs) return location.reload();
        setLive({ data, log, readAt: new Date(), isCutOff: false });
      } catch {
        if (isOver) return;
        setLive((before) => ({ ...before, isCutOff: true }));
      }
      timer = setTimeout(readAgain, betweenReads);
    }
    void readAgain();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return live;
}

/** Null when the centre keeps no log yet. */
async function readHead(): Promise<LogHead | null> {
  const reply = await fetch('/log/checkpoint', { cache: 'no-store' });
  const head = reply.ok ? parseCheckpoint(await reply.text()) : null;
  return head && { size: head.size, root: toHex(head.root).slice(0, 16) };
}

/** The moment, each second; null on the server, whose clock the reader does not see. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The display stays on as long as the page is in sight, where the browser can do so. */
export function useWakeLock(): void {
  useEffect(() => {
    const hold = () => {
      if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {});
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => document.removeEventListener('visibilitychange', hold);
  }, []);
}
