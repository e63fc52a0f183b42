// Writing a demand and leading it through its life, as its owner.

import { randomUUIDv7 } from 'node:crypto';
import type * as calls from '@shuji/contract/demand/calls';
import type { DemandStatus } from '@shuji/contract/demand/labels';
import { type DemandForm, demandForm } from '@shuji/contract/demand/schema/form';
import { chinaDay } from '@shuji/contract/time';
import { readableNumber } from '#src/db/number.ts';
import type { Tx } from '#src/db/open.ts';
import { hasRoom } from '#src/db/quota.ts';
import { deleteSketch } from '#src/demand/sketch/queries.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, parseInput, refuse } from '#src/http/refuse.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { ensureRegions } from '#src/site/regions.ts';
import { contentColumns, type Form, searchOf, submittedContent } from './content.ts';
import { insertDemand, lockOwn, updateContent } from './queries.ts';
import { countUnderWay } from './queries-statistics.ts';
import { deadlineFault, editable } from './rules.ts';
import { ownMove } from './transition.ts';

type Context = WriteContext<Attested>;

/** Saves the form, new or by id, and submits it to review on request. */
export const addDemand: Handler<typeof calls.addDemand> = async ({ id, submit, ...draft }, context) => {
  const { db, actor, now, providers } = context;
  const form = submit ? complete(draft, now) : draft;
  await ensureKnownCodes(db, form);
  await claimFiles(db, form.files, actor.id, 'requirement', now);
  const content = contentColumns(form, await searchOf(db, form, actor.partyId), providers.vault);
  const saved = id ? await rewrite(id, content, context) : await create(content, context);
  const status = submit ? await sendToReview(saved.id, form, context) : saved.status;
  return { id: saved.id, number: saved.number, status };
};

function complete(draft: Form, now: Date): DemandForm {
  const form = parseInput(demandForm, draft);
  const fault = deadlineFault(form.deadline, now);
  if (fault) refuse('door.badInput', { deadline: fault });
  return form;
}

async function ensureKnownCodes(db: Tx, form: Form): Promise<void> {
  await ensureInDicts(db, {
    kind: ['productType', form.kind],
    industry: ['industry', form.industry],
    scene: ['scene', form.scene],
    updateFrequency: ['updateFrequency', form.updateFrequency],
    delivery: ['delivery', form.delivery],
  });
  ensureRegions(form.coverage, 'coverage');
}

type SavedDemand = { id: string; number: string; status: DemandStatus };

const quotaOtherwise = 20;

async function create(content: ReturnType<typeof contentColumns>, { db, actor, now }: Context): Promise<SavedDemand> {
  const most = await getSettingNumber(db, 'demand_quota', quotaOtherwise);
  const count = () => countUnderWay(db, actor.id);
  ensure(await hasRoom(db, { limit: 'demand', owner: actor.id, most, count }), 'demand.tooMany');
  const saved = { id: randomUUIDv7(), number: readableNumber('XQ', now) };
  await insertDemand(db, {
    ...saved,
    ...content,
    ownerId: actor.id,
    partyId: actor.partyId,
    createdAt: now,
    updatedAt: now,
  });
  await deleteSketch(db, actor.id);
  return { ...saved, status: 'draft' };
}

async function rewrite(id: string, content: ReturnType<typeof contentColumns>, context: Context): Promise<SavedDemand> {
  const { db, actor, now } = context;
  const row = await lockOwn(db, id, actor.id);
  ensure(row, 'demand.notFound');
  ensure(editable.includes(row.status), 'demand.notEditable');
  // Changed words must be reviewed again, so an unpublished demand becomes a draft before they are written.
  const revised = row.status === 'unpublished' ? await ownMove('revise', id, context) : row;
  await updateContent(db, id, content, now);
  return { id, number: row.number, status: revised.status };
}

async function sendToReview(id: string, form: Form, context: Context): Promise<DemandStatus> {
  const set = { submittedAt: context.now, opinions: null };
  const row = await ownMove('submit', id, context, { set, content: submittedContent(form) });
  return row.status;
}

export const editDemandStatus: Handler<typeof calls.editDemandStatus> = async ({ id, status }, context) => {
  const { now } = context;
  if (status === 'unpublished') await ownMove('unpublish', id, context);
  else await ownMove('publish', id, context, { guard: { openOn: chinaDay(now) }, set: { publishedAt: now } });
};

export const closeDemand: Handler<typeof calls.closeDemand> = async ({ id, reason }, context) => {
  await ownMove('close', id, context, { note: reason, set: { closedAt: context.now } });
};

export const concludeDemand: Handler<typeof calls.concludeDemand> = async ({ id, note }, context) => {
  await ownMove('conclude', id, context, { note: note || null, set: { closedAt: context.now } });
};
