// Reads a demand: the hall for anyone, the contact for owner and taker, the reviewer's words for the owner.
import type * as calls from '@shuji/contract/demand/calls';
import type * as contactCalls from '@shuji/contract/demand/contact';
import { demandDicts } from '@shuji/contract/demand/labels';
import { isServiceType } from '@shuji/contract/product/labels';
import { chinaDay } from '@shuji/contract/time';
import { card } from '#src/demand/hall/card.ts';
import { nameOrLink } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { User } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { mayOffer } from '#src/product/offering.ts';
import { getDicts } from '#src/site/queries.ts';
import { regionsBelow } from '#src/site/regions.ts';
import { openContact } from './content.ts';
import { type DemandRow, findAsParty, findReadable, listOwn } from './queries.ts';
import { listSteps } from './queries-event.ts';
import { countOwnByState, countOwnDemands } from './queries-statistics.ts';
import { listEvents } from './queries-taker.ts';
import { mayReadContact, movesOf, type Reader, stepsForTaker } from './rules.ts';

export const getDemandDict: Handler<typeof calls.getDemandDict> = async (_, { db }) => {
  const dicts = await getDicts(db, demandDicts);
  return { ...dicts, regions: regionsBelow('').map(({ code, name }) => ({ value: code, label: name })) };
};

export const listOwnDemands: Handler<typeof calls.listOwnDemands> = async (input, { db, actor, now }) => {
  const { rows, ...count } = await listOwn(db, actor.id, input);
  const { published, taken } = await countOwnDemands(db, actor.id);
  const otherId = (row: DemandRow) => (input.type === 'taken' ? row.partyId : row.takerPartyId);
  const names = await partyNames(
    db,
    rows.flatMap((row) => otherId(row) ?? []),
  );
  const today = chinaDay(now);
  const cards = rows.map((row) => ({
    ...card(row, today),
    updatedAt: row.updatedAt,
    takenAt: row.takenAt,
    otherName: names.get(otherId(row) ?? '') ?? null,
    note: row.note,
    may: movesOf(row.status, isOpen(row, today), readerOf(row, actor)),
  }));
  return {
    ...count,
    rows: cards,
    counts: { published, taken },
    states: await countOwnByState(db, actor.id, input.type),
  };
};

export const getDemand: Handler<typeof calls.getDemand> = async ({ id }, { db, actor, now, providers }) => {
  const today = chinaDay(now);
  const row = await findReadable(db, id, actor?.id ?? null, today);
  ensure(row, 'demand.notFound');
  const reader = readerOf(row, actor);
  const names = await partyNames(db, [row.partyId, ...(row.takerPartyId ? [row.takerPartyId] : [])]);
  const files = await findFiles(db, row.fileIds);
  return {
    ...card(row, today),
    description: row.description,
    wantedFields: row.wantedFields,
    updateFrequency: row.updateFrequency,
    delivery: row.delivery,
    takenAt: row.takenAt,
    ownerName: names.get(row.partyId) ?? '',
    closeReason: row.status === 'closed' ? row.note : null,
    // A link belongs to one reader, so anonymous readers get the names only.
    files: files.map((file) => nameOrLink({ db, actor, now, providers }, file)),
    isMine: reader.isOwner,
    isTaken: reader.isTaker,
    contact: reader.isOwner ? openContact(row.contact, providers.vault) : null,
    mayReadContact: mayReadContact(row.status, reader),
    takerName: reader.isOwner && row.takerPartyId ? (names.get(row.takerPartyId) ?? null) : null,
    opinions: reader.isOwner ? row.opinions : null,
    note: reader.isOwner || reader.isTaker ? row.note : null,
    may: actor ? movesOf(row.status, isOpen(row, today), reader) : [],
  };
};

/** The steps, newest first: all of them for the owner, the public part for the taker. */
export const listDemandLog: Handler<typeof calls.listDemandLog> = async ({ id, pageNum, pageSize }, { db, actor }) => {
  const row = await findAsParty(db, id, actor.id);
  ensure(row, 'demand.notFound');
  const steps = row.ownerId === actor.id ? null : stepsForTaker;
  return listSteps(db, id, { steps, pageNum, pageSize });
};

/** The suppliers who took one's own demand, read its contact or gave it back. */
export const listTakerEvents: Handler<typeof contactCalls.listTakerEvents> = async ({ id, ...page }, { db, actor }) => {
  const row = await findAsParty(db, id, actor.id);
  ensure(row?.ownerId === actor.id, 'demand.notFound');
  return listEvents(db, id, page);
};

function isOpen(row: DemandRow, today: string): boolean {
  return row.deadline !== null && row.deadline >= today;
}

function readerOf(row: DemandRow, actor: User | null): Reader {
  return {
    isOwner: actor?.id === row.ownerId,
    isTaker: actor !== null && actor.id === row.takerId,
    isVendor: actor !== null && mayOffer(actor, isServiceType(row.kind)),
  };
}
