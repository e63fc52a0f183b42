// People at work during a fault, and the ledger of the writes acknowledged to them.
import { createNews } from '../contract/src/news/office.ts';
import { Refused } from '../server/test/refused.ts';
import { tokenOf } from '../server/test/template.ts';
import { ask, fetchFrom } from './client.ts';

export interface Work {
  /** By title: what was answered as done. */
  acknowledged: Map<string, string>;
  /** Writes without a reply, or with a fault: their outcome is unknown. */
  unknown: string[];
  /** When the last was acknowledged, by performance.now(). */
  lastAt(): number;
  /** The number of page and list requests, and the failed ones. */
  reads: { sent: number; failed: string[] };
  stop(): Promise<void>;
}

const pages = ['/', '/news', '/wl/pc/website/dict/web_title', '/api/news/list?pageNum=1&pageSize=5'];

/** So many writers and half as many readers at once, through one address. */
export function work(origin: string, writers: number, name: string): Work {
  const done = {
    acknowledged: new Map<string, string>(),
    unknown: [] as string[],
    reads: { sent: 0, failed: [] as string[] },
  };
  let isOver = false;
  let lastAt = performance.now();

  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const title = `${name} ${writer} 之 ${number}`;
      const news = { kind: 'industry', title, summary: '演练。', body: '<p>演练。</p>', source: '本中心' } as const;
      try {
        const { id } = await ask(origin, tokenOf('sun'), createNews, news);
        done.acknowledged.set(title, id);
        lastAt = performance.now();
      } catch (error) {
        if (error instanceof Refused) throw error;
        done.unknown.push(`${title}: ${String(error)}`);
        await new Promise((soon) => setTimeout(soon, 50));
      }
    }
  }

  async function read(): Promise<void> {
    for (; !isOver; done.reads.sent += 1) {
      const path = pages[done.reads.sent % pages.length] as string;
      const { status, body } = await fetchFrom(origin + path).catch((error) => ({ status: 0, body: String(error) }));
      if (status !== 200) done.reads.failed.push(`${path}: ${status} ${body.slice(0, 80)}`);
      await new Promise((soon) => setTimeout(soon, 5));
    }
  }

  const people = [
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
    ...Array.from({ length: Math.ceil(writers / 2) }, read),
  ];
  return {
    ...done,
    lastAt: () => lastAt,
    async stop() {
      isOver = true;
      await Promise.all(people);
    },
  };
}
