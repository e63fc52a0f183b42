// Work of the office that is about no single noun: a change of the divisions to come.
import { randomUUIDv7 } from 'node:crypto';
import { regionChangeKinds } from '@shuji/contract/site/labels/region';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/play.ts';
import { readData } from '#src/demo/read.ts';
import { insertChange } from '#src/site/region/queries.ts';

const regionsShape = z.array(
  z.strictObject({
    kind: z.enum(Object.keys(regionChangeKinds) as (keyof typeof regionChangeKinds)[]),
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
      createdAt: new Date(Math.min(day.getTime(), now.getTime()) - 10 * dayMs),
      operatorId: cast.qian.id,
      operatorName: cast.qian.name,
    });
  }
}
