// Registers changes of the divisions. Each is lawful among all that stand, those of the future included.
import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/site/region';
import { chinaDay } from '@shuji/contract/time';
import type { JobContext, Operator, WriteContext } from '#src/http/context.ts';
import type { Handler, Job } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { listedDivisions, regionTags } from '#src/site/regions.ts';
import { changesIn, lineWords } from './import.ts';
import { insertChange, lockChanges, readChanges, withdrawChange } from './queries.ts';
import { firstWrong, type RegionChange } from './rules.ts';

type Context = WriteContext<Operator>;

export const addRegionChange: Handler<typeof calls.addRegionChange> = async (change, context) => {
  const wrong = firstWrong(listedDivisions, [...(await lockChanges(context.db)), change]);
  if (wrong?.change === change) refuse('door.badInput', wrong.errors);
  ensure(wrong === null, 'door.badInput', { effectiveOn: `与已登记的一项变更冲突：${wrong && clash(wrong)}` });
  await keep([change], context);
  return { isInForce: change.effectiveOn <= chinaDay(context.now) };
};

export const importRegionChanges: Handler<typeof calls.importRegionChanges> = async ({ text }, context) => {
  const { changes, lineOf } = changesIn(text);
  const wrong = firstWrong(listedDivisions, [...(await lockChanges(context.db)), ...changes]);
  const line = wrong && lineOf.get(wrong.change);
  ensure(wrong === null, 'door.badInput', {
    text: wrong && line ? lineWords(line, wrong.errors) : `与已登记的一项变更冲突：${wrong && clash(wrong)}`,
  });
  await keep(changes, context);
  return { count: changes.length };
};

export const withdrawRegionChange: Handler<typeof calls.withdrawRegionChange> = async ({ id }, context) => {
  const { db, actor, now, invalidate } = context;
  const others = (await lockChanges(db)).filter((one) => one.id !== id);
  ensure(await withdrawChange(db, id, { name: actor.name, now, today: chinaDay(now) }), 'site.regionChangeOver');
  ensure(firstWrong(listedDivisions, others) === null, 'site.regionChangeNeeded');
  invalidate('region');
};

/** Names a registered change that would no longer be lawful. */
function clash({ change, errors }: { change: RegionChange; errors: Record<string, string> }): string {
  return `${change.effectiveOn} ${change.code}，${Object.values(errors).join('；')}`;
}

async function keep(changes: readonly RegionChange[], { db, actor, now, invalidate }: Context): Promise<void> {
  for (const change of changes)
    await insertChange(db, {
      ...change,
      id: randomUUIDv7(),
      createdAt: now,
      operatorId: actor.id,
      operatorName: actor.name,
    });
  const isNow = changes.some(({ effectiveOn }) => effectiveOn <= chinaDay(now));
  invalidate(...(isNow ? regionTags : ['region']));
}

/** Invalidates what shows divisions on the day on which some of them change. */
export const turnRegions: Job = {
  name: 'turn-regions',
  cron: '0 16 * * *',
  run: async ({ db, now, invalidate }: JobContext) => {
    const today = chinaDay(now);
    if ((await readChanges(db)).some(({ effectiveOn }) => effectiveOn === today)) invalidate(...regionTags);
  },
};
