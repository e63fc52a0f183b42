// Periodic work: looks at watched interfaces, measures punctuality every day, messages about updates that are overdue.
import { randomUUIDv7 } from 'node:crypto';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { oneByOne } from '#src/db/each-in-savepoint.ts';
import type { Tx } from '#src/db/open.ts';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { notify } from '#src/notice/actions.ts';
import { listRunningBuyers } from '#src/order/delivery/queries-running.ts';
import type { PromisedPeriod } from './calendar.ts';
import { remeasure } from './measuring.ts';
import { insertReport, listReported, type ReportedProduct } from './queries.ts';
import { claimWatches, keepLook, type WatchRow } from './queries-watch.ts';
import { type Look, lookAt } from './watch.ts';

const looksARun = 20;
const hourMs = 3_600_000;

export const watchInterfaces: Job = {
  name: 'watch-updates',
  cron: '* * * * *',
  run: async ({ db, now, providers, afterCommit, next }) => {
    const due = await claimWatches(db, now, new Date(now.getTime() + hourMs), looksARun);
    if (due.length === 0) return;
    let looked: (readonly [WatchRow, Look])[] = [];
    afterCommit(async () => {
      looked = await Promise.all(due.map(async (watch) => [watch, await look(providers, watch)] as const));
    });
    next(async (context) => {
      for (const [watch, seen] of looked) await settle(context, watch, seen);
    });
  },
};

function look({ vault, callOut }: JobContext['providers'], { secretSealed, ...watch }: WatchRow): Promise<Look> {
  return lookAt(callOut, { ...watch, secret: secretSealed === null ? '' : vault.decrypt(secretSealed) });
}

async function settle(context: JobContext, watch: WatchRow, seen: Look): Promise<void> {
  const { db, now } = context;
  const { productId } = watch;
  if (!(await keepLook(db, watch, seen, now))) return;
  const today = chinaDay(now);
  const period = { productId, periodFrom: today, periodTo: today, rowCount: null, byteSize: null };
  // A second change on one day adds nothing to the calendar.
  const report = { ...period, id: randomUUIDv7(), source: 'gateway', reportedAt: now } as const;
  if (await insertReport(db, report)) await remeasure(context, productId);
}

const productsAtOnce = 200;
// What is older was overdue before anybody could hear of it, as when reports begin.
const messageDays = 3;

/** After midnight in China, when due dates pass and pages show another day. */
export const measureUpdates: Job = {
  name: 'measure-updates',
  cron: '5 16 * * *',
  run: async (context) => {
    const { db, now, invalidate } = context;
    invalidate('freshness', 'home');
    let after: string | null = null;
    for (;;) {
      const products: Awaited<ReturnType<typeof listReported>> = await listReported(db, after, productsAtOnce);
      await oneByOne(products, context, async (product, tx) => {
        const { missed } = await remeasure({ ...context, db: tx }, product.id);
        const late = missed.filter(({ due }) => now.getTime() - due.getTime() < messageDays * dayMs);
        if (product.isListed) for (const period of late) await notifyOverdue(tx, product, period, now);
      });
      after = products.at(-1)?.id ?? null;
      if (products.length < productsAtOnce) return;
    }
  },
};

async function notifyOverdue(
  db: Tx,
  { id, name, partyId }: ReportedProduct,
  { from, to, dueDay }: PromisedPeriod,
  now: Date,
): Promise<void> {
  const period = from === to ? from : `${from} 至 ${to}`;
  const key = `update overdue ${id} ${to}`;
  const happening = { key, isImportant: false, now };
  await notify(
    db,
    { partyId },
    {
      ...happening,
      topic: 'product',
      title: `“${name}”的更新已逾期，请尽快更新并填报`,
      text: `${period} 的更新应在 ${dueDay} 前报送，现在还没有记录`,
      link: `/myprod/updates?id=${id}`,
    },
  );
  for (const { partyId: buyer, orderId } of await listRunningBuyers(db, id, now)) {
    await notify(
      db,
      { partyId: buyer },
      {
        ...happening,
        topic: 'order',
        title: `您订购的“${name}”未按期更新`,
        text: `${period} 的更新应在 ${dueDay} 前完成，供方还没有报送，可通过订单留言询问`,
        link: `/orderinfo?side=1&id=${orderId}`,
      },
    );
  }
}
