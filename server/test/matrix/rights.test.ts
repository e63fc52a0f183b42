// Every writing call relies on rights at its commit: a caller who loses theirs while waiting is refused.
import { expect, test } from 'vitest';
import { lockRights } from '#src/db/rights-lock.ts';
import type { Served } from '#src/http/feature.ts';
import { world } from '#test/world.ts';
import { ask } from './ask.ts';
import { type Cell, cellsOf, served } from './cells.ts';
import { plant } from './plant.ts';
import { isOfficeCall, isOfficeRole, type Role, roles, turnedAway } from './roles.ts';

const centre = await world();
const { server, sql } = centre;
const { people, subjects } = await plant(centre);

const writing = served.filter(({ call }) => call.writes);
const checked = new Set<string>();

/** One lawful cell for each call that this role may make. */
function callsOf(role: Role): Cell[] {
  return writing.flatMap((one) => {
    const isTheirs = !turnedAway(role, one) && isOfficeRole(role) === isOfficeCall(one.call.who);
    const cells = isTheirs ? cellsOf(one, subjects) : [];
    return cells.find((cell) => cell.role === role && cell.whose === 'own' && isBegun(one, cell)) ?? [];
  });
}

// `prepare` runs before the transaction, and only on a lawful input.
function isBegun({ prepare }: Served, { expected }: Cell): boolean {
  return prepare === null || expected === 'ok';
}

/** As many as there are connections to wait on. */
function batchesOf(calls: Cell[]): Cell[][] {
  const size = 48;
  return Array.from({ length: Math.ceil(calls.length / size) }, (_, at) => calls.slice(at * size, (at + 1) * size));
}

async function countWrites(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from audit_entry`;
  return row?.count ?? 0;
}

test.each(roles.filter((role) => role !== 'visitor' && role !== 'otherSeller'))(
  'no call of the %s stands that was under way while they were frozen',
  async (role) => {
    const id = people.accountOf(role);
    const table = sql(isOfficeRole(role) ? 'operator' : 'account');
    const before = await countWrites();
    const wrong: string[] = [];
    for (const calls of batchesOf(callsOf(role))) {
      await centre.atOnce(
        async (tx) => {
          await lockRights(tx, id);
          await tx`update ${table} set status = 'frozen' where id = ${id}`;
        },
        calls.map(({ name, call, input }, place) => async () => {
          const { answer } = await ask(server, call, input, people.tokens[role], `10.3.0.${place}`);
          if (answer === 'door.signedOut') checked.add(name);
          else wrong.push(`${name}: ${answer}`);
        }),
      );
      await sql`update ${table} set status = 'active' where id = ${id}`;
    }
    expect(wrong).toEqual([]);
    expect(await countWrites()).toBe(before);
  },
);

/** Each proves something or reads elsewhere before its transaction, with what only its own tests know. */
const ownTests = [
  'applyPhone',
  'changeOwnPassword',
  'createAccount',
  'editPassword',
  'importStatement',
  'joinCompany',
  'openSampleForReview',
  'reportReceipt',
  'sendPart',
  'setFirstPassword',
  'signIn',
  'signInToOffice',
  'watchUpdates',
];

test('every writing call was among them, but for those whose lawful input the matrix cannot know', () => {
  const missed = writing.filter(({ name }) => !checked.has(name));
  expect(missed.filter(({ prepare }) => prepare === null).map(({ name }) => name)).toEqual([]);
  expect(missed.map(({ name }) => name).toSorted()).toEqual(ownTests);
});
