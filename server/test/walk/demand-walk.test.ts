import {
  addDemand,
  closeDemand,
  concludeDemand,
  editDemandStatus,
  giveDemandBack,
  takeDemand,
} from '@shuji/contract/demand/calls';
import { reviewDemand, takeDemandDown } from '@shuji/contract/demand/office';
import { expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { plantSellers } from '#test/sellers.ts';
import { type Asker, world } from '#test/world.ts';
import { type Machine, report, type Step, stepsToWalk, walk } from './walk.ts';

const { as, sql, runJob } = await world();
const [rival = ''] = await plantSellers(sql, 1);
// The walk takes more than a supplier may in a day; attacks/limits races these limits.
await sql`update setting set value = '1000000' where key in ('demand_takes_open', 'demand_takes_daily')`;

type Person = 'owner' | 'supplier' | 'rival' | 'newcomer';
const people: Record<Person, Asker> = {
  owner: as('wang'),
  supplier: as('li'),
  rival: as({ token: rival }),
  newcomer: as('chen'),
};
const office = as('zhao');

interface State {
  id: string;
  status: string;
  taker: Person | null;
}

const reason = '原因：另有安排';
const ends = ['concluded', 'closed', 'refused'];

const doing: Record<string, (ask: Asker, id: string) => Promise<unknown>> = {
  submit: (ask, id) => ask(addDemand, { ...demandForm(), id, submit: true }),
  unpublish: (ask, id) => ask(editDemandStatus, { id, status: 'unpublished' }),
  publish: (ask, id) => ask(editDemandStatus, { id, status: 'published' }),
  take: (ask, id) => ask(takeDemand, { id }),
  giveBack: (ask, id) => ask(giveDemandBack, { id, reason }),
  conclude: (ask, id) => ask(concludeDemand, { id }),
  close: (ask, id) => ask(closeDemand, { id, reason }),
};

// market.md, "Demand": who may do what in which state, and where it leads.
const owners: Record<string, Record<string, string>> = {
  submit: { draft: 'pending', correction: 'pending', unpublished: 'pending' },
  unpublish: { published: 'unpublished' },
  publish: { unpublished: 'published' },
  conclude: { taken: 'concluded' },
  close: Object.fromEntries(
    ['draft', 'pending', 'correction', 'published', 'unpublished', 'taken'].map((from) => [from, 'closed']),
  ),
};
const offices: Record<string, Record<string, string>> = {
  approve: { pending: 'published' },
  correction: { pending: 'correction' },
  refuse: { pending: 'refused' },
  takeDown: { published: 'closed', unpublished: 'closed', taken: 'closed' },
};

function leadsTo(person: Person, what: string, { id, status, taker }: State): State | null {
  if (what === 'take') {
    const may = status === 'published' && (person === 'supplier' || person === 'rival');
    return may ? { id, status: 'taken', taker: person } : null;
  }
  if (what === 'giveBack')
    return status === 'taken' && person === taker ? { id, status: 'published', taker: null } : null;
  const to = person === 'owner' ? owners[what]?.[status] : undefined;
  return to ? { id, status: to, taker } : null;
}

const personal: Step<State>[] = (Object.keys(people) as Person[]).flatMap((person) =>
  Object.entries(doing).map(([what, run]) => ({
    name: `${person} ${what}`,
    leads: (state) => leadsTo(person, what, state),
    take: ({ id }) => run(people[person], id),
    // Changing what was published makes it a draft first.
    rows: ({ status }) => (what === 'submit' && status === 'unpublished' ? 2 : 1),
  })),
);

const official: Step<State>[] = (['approve', 'correction', 'refuse', 'takeDown'] as const).flatMap((what) =>
  [office, people.owner].map((ask) => ({
    name: `${ask === office ? 'office' : 'owner as office'} ${what}`,
    leads: ({ id, status, taker }) => {
      const to = ask === office ? offices[what]?.[status] : undefined;
      return to ? { id, status: to, taker } : null;
    },
    take: ({ id }) =>
      what === 'takeDown' ? ask(takeDemandDown, { id, reason }) : ask(reviewDemand, { id, decision: what, reason }),
  })),
);

const expiry: Step<State> = {
  name: 'system expire',
  leads: ({ id, status, taker }) =>
    ['pending', 'correction', 'published', 'unpublished'].includes(status) ? { id, status: 'closed', taker } : null,
  take: async ({ id, status }) => {
    await sql`update demand set deadline = '2020-01-01' where id = ${id}`;
    await runJob('close-overdue-demands');
    await sql`update demand set deadline = current_date + 30 where id = ${id}`;
    if (expiry.leads({ id, status, taker: null }) === null) await people.newcomer(takeDemand, { id });
  },
};

const machine: Machine<State> = {
  name: 'demand',
  begin: async () => {
    const { id } = await people.owner(addDemand, { ...demandForm(), submit: false });
    return { id, status: 'draft', taker: null };
  },
  find: async ({ id }) => {
    const [found] = await sql<{ status: string; rows: number }[]>`
      select status, (select count(*)::int from demand_event where demand_id = demand.id) as rows
      from demand where id = ${id}`;
    return found ?? { status: 'gone', rows: 0 };
  },
  steps: [...personal, ...official, expiry],
  ends,
};

test('whatever happens to demands by chance, only what the rules allow is done, each with one row of history', async () => {
  const walked = await walk(machine, { steps: stepsToWalk, seed: 20_261_121 });
  report('demand', walked);
  const statuses = [...new Set(Object.values(owners).flatMap(Object.keys)), ...ends, 'taken'];
  const lawful = [...new Set(statuses)].flatMap((status) =>
    machine.steps
      .filter((step) => step.leads({ id: '', status, taker: status === 'taken' ? 'supplier' : null }))
      .map((step) => `${status}: ${step.name}`),
  );
  expect(lawful.filter((way) => !walked.ways.has(way))).toEqual([]);
}, 1_800_000);
