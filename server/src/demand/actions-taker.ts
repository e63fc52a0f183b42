// A supplier's actions on a demand: takes it, reads its contact, gives it back. Each is counted and shown to its owner.
import type * as calls from '@shuji/contract/demand/calls';
import type * as contactCalls from '@shuji/contract/demand/contact';
import { isServiceType } from '@shuji/contract/product/labels';
import { chinaDay } from '@shuji/contract/time';
import { hasRoom } from '#src/db/quota.ts';
import type { Attested, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { ensureMayOffer } from '#src/product/offering.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { openContact } from './content.ts';
import { type DemandRow, findAsParty, findReadable, holdDemand } from './queries.ts';
import { countHeld, countTakes, insertTakerEvent } from './queries-taker.ts';
import { mayReadContact } from './rules.ts';
import { moveAs } from './transition.ts';

type Context = WriteContext<Attested>;

const openOtherwise = 5;
const dailyOtherwise = 10;

/** Exactly one taker: of all who try at once, the one whose UPDATE still finds the demand published. */
export const takeDemand: Handler<typeof calls.takeDemand> = async ({ id }, context) => {
  const { db, actor, now } = context;
  const today = chinaDay(now);
  const set = { takerId: actor.id, takerPartyId: actor.partyId, takenAt: now };
  const demand = await findReadable(db, id, actor.id, today);
  if (demand) ensureMayOffer(actor, isServiceType(demand.kind));
  const row = await moveAs('taker', 'take', id, context, { guard: { notOwnerId: actor.id, openOn: today }, set });
  if (!row) return refuseTaking(await findReadable(db, id, actor.id, today), actor.id, today);
  await ensureRoom(id, today, context);
  await note('take', row, context);
};

// Taken after the demand's row, so that the holder of a party's limit waits for no row.
async function ensureRoom(id: string, today: string, { db, actor: { partyId } }: Context): Promise<void> {
  const open = await getSettingNumber(db, 'demand_takes_open', openOtherwise);
  const countOpen = () => countHeld(db, partyId, id);
  ensure(
    await hasRoom(db, { limit: 'demand take', owner: partyId, most: open, count: countOpen }),
    'demand.tooManyHeld',
  );
  const daily = await getSettingNumber(db, 'demand_takes_daily', dailyOtherwise);
  const midnight = new Date(`${today}T00:00:00+08:00`);
  const taken = () => countTakes(db, partyId, midnight);
  ensure(
    await hasRoom(db, { limit: 'demand take daily', owner: partyId, most: daily, count: taken }),
    'demand.tooManyToday',
  );
}

function refuseTaking(found: DemandRow | null, actorId: string, today: string): never {
  ensure(found, 'demand.notFound');
  ensure(found.ownerId !== actorId, 'demand.own');
  ensure(found.status !== 'taken' && found.status !== 'concluded', 'demand.alreadyTaken');
  ensure(found.deadline === null || found.deadline >= today, 'demand.pastDeadline');
  refuse('demand.moved');
}

export const giveDemandBack: Handler<typeof calls.giveDemandBack> = async ({ id, reason }, context) => {
  const { db, actor } = context;
  const set = { takerId: null, takerPartyId: null, takenAt: null };
  const row = await moveAs('taker', 'giveBack', id, context, { guard: { takerId: actor.id }, set, note: reason });
  if (!row) {
    ensure(await findAsParty(db, id, actor.id), 'demand.notFound');
    refuse('demand.moved');
  }
  await note('giveBack', row, context, reason);
};

/** Reveals the contact and records it in one transaction; the locked row excludes a party that gave it back. */
export const readDemandContact: Handler<typeof contactCalls.readDemandContact> = async ({ id }, context) => {
  const { db, actor, providers } = context;
  const row = await holdDemand(db, id);
  ensure(row && row.takerId === actor.id, 'demand.notFound');
  ensure(mayReadContact(row.status, { isTaker: true }), 'demand.moved');
  await note('read', row, context);
  return openContact(row.contact, providers.vault) ?? { name: '', phone: '', email: '' };
};

async function note(
  step: 'take' | 'read' | 'giveBack',
  row: DemandRow,
  { db, actor, now }: Context,
  reason?: string,
): Promise<void> {
  const event = { demandId: row.id, partyId: actor.partyId, accountId: actor.id, step, at: now };
  await insertTakerEvent(db, reason === undefined ? event : { ...event, reason });
}
