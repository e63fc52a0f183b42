import { demandStatus } from '@shuji/contract/demand/labels';
import { listOfficeDemands as shape } from '@shuji/contract/demand/schema/office';
import type { Db } from '#src/db/open.ts';
import { ownerOf, pendingOf } from '#src/merchant/owner.ts';
import { noContact, openJson, type Person, type PersonalRecords } from '#src/office/personal-records.ts';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { openContact } from '../content.ts';
import { countRunning, eraseContacts, listFollowsForCopy, listForCopy } from '../queries-erase.ts';
import { sumPublished } from '../queries-statistics.ts';
import { findSubmitted, waitingDemands } from './queries.ts';
import { listOfficeDemands } from './reading.ts';

export const demandResource = {
  queue: { waiting: waitingDemands },
  findPending: async (db, id) => {
    const demand = await findSubmitted(db, id);
    return demand?.status === 'pending' ? pendingOf(db, [demand.partyId]) : null;
  },
  findPersonal: async (db, vault, id) => {
    const demand = await findSubmitted(db, id);
    if (!demand) return null;
    const contactPhone = openContact(demand.contact, vault)?.phone ?? '';
    return { ...(await ownerOf(db, demand.partyId)), values: { contactPhone } };
  },
  search: searchList(shape, listOfficeDemands, (row) => ({
    title: row.title,
    note: noteOf(row.number, row.ownerName, demandStatus[row.status]),
  })),
} satisfies Resource;

export const demandRecords: PersonalRecords = {
  copy: {
    需求: async (db, vault, { accountId }) =>
      (await listForCopy(db, accountId)).map((row) => ({ ...row, contact: openJson(vault, row.contact) })),
    关注的需求: (db, _, { accountId }) => listFollowsForCopy(db, accountId),
  },
  erase: ({ db, vault }, { accountId }) => eraseContacts(db, accountId, vault.encrypt(noContact)),
};

export const demandDealings = {
  demands: (db: Db, { accountId }: Person) => countRunning(db, accountId),
};

export const demandSums = { demands: sumPublished };
