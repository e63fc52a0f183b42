// Work of the office that is about no single noun: changes of divisions, saved views, messages to many.
import { randomUUIDv7 } from 'node:crypto';
import { audiences } from '@shuji/contract/broadcast/labels';
import { officeListNames } from '@shuji/contract/export';
import { keyOf } from '@shuji/contract/field';
import { operatorRoles } from '@shuji/contract/operator/labels';
import { regionChangeKinds } from '@shuji/contract/site/labels/region';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { countReach } from '#src/broadcast/audience.ts';
import { sendBatch } from '#src/broadcast/jobs.ts';
import { beginSending, insertDraft } from '#src/broadcast/queries.ts';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { insertView } from '#src/operator/queries-view.ts';
import { insertChange } from '#src/site/region/queries.ts';

const regionsShape = z.array(
  z.strictObject({
    kind: keyOf(regionChangeKinds),
    code: z.string(),
    name: z.string(),
    /** From the day on which the demo is made. */
    days: z.number(),
    basis: z.string(),
  }),
);

export async function plantRegions({ tx, now }: DemoContext): Promise<void> {
  for (const { days, ...change } of readData('regions', regionsShape)) {
    const day = new Date(now.getTime() + days * dayMs);
    await insertChange(tx, {
      ...change,
      id: randomUUIDv7(),
      successors: [],
      effectiveOn: chinaDay(day),
      createdAt: atWork(new Date(Math.min(day.getTime(), now.getTime()) - 10 * dayMs)),
      operatorId: cast.qian.id,
      operatorName: cast.qian.name,
    });
  }
}

const viewsShape = z.array(
  z.strictObject({
    by: z.enum(['zhao', 'sun', 'qian']),
    list: z.enum(officeListNames),
    name: z.string(),
    query: z.string(),
    columns: z.array(z.string()).nullable(),
    role: keyOf(operatorRoles).nullable(),
    isPinned: z.boolean(),
  }),
);

export async function plantViews({ tx, now }: DemoContext): Promise<void> {
  for (const { by, ...view } of readData('views', viewsShape))
    await insertView(tx, { ...view, id: randomUUIDv7(), operatorId: cast[by].id, createdAt: atWork(now) });
}

const broadcastsShape = z.array(
  z.strictObject({
    title: z.string(),
    body: z.string(),
    link: z.string(),
    audience: keyOf(audiences),
    isImportant: z.boolean(),
    daysAgo: z.number(),
    /** Otherwise it stays a draft. */
    send: z.boolean(),
  }),
);

export async function plantBroadcasts({ tx, now }: DemoContext): Promise<void> {
  for (const { daysAgo, send, ...content } of readData('broadcasts', broadcastsShape)) {
    const at = atWork(new Date(now.getTime() - daysAgo * dayMs));
    const id = randomUUIDv7();
    const group = { ...content, merchantKind: null, region: null };
    await insertDraft(tx, id, group, { id: cast.sun.id, name: cast.sun.name, now: at });
    if (!send) continue;
    const { recipients } = await countReach(tx, group, content.isImportant);
    await beginSending(tx, id, { revision: 1, recipients, name: cast.qian.name, now: at });
    while (await sendBatch(tx, at));
  }
}
