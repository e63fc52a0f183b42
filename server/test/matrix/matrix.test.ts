// C1 of goals.md: every call × every role × own, another's, missing, malformed.
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';
import { ask, type MatrixReply } from './ask.ts';
import { type Cell, cellsOf, rows, rowsOf, served } from './cells.ts';
import { dryServer } from './dry-server.ts';
import { isOf } from './members.ts';
import { plant } from './plant.ts';
import { guardRights } from './rights-guard.ts';
import { isOfficeCall, isOfficeRole, roles } from './roles.ts';
import { canariesOf, isExactly, secretsOf } from './secrets.ts';

const centre = await world();
const { people, subjects } = await plant(centre);
// A call that takes a right away without the lock is a fault here.
await guardRights(centre.sql);
const { server } = await dryServer(centre);

const run: { cell: Cell; reply: MatrixReply }[] = [];
for (const one of served) {
  for (const cell of cellsOf(one, subjects)) {
    const address = `10.0.0.${roles.indexOf(cell.role) + 1}`;
    run.push({ cell, reply: await ask(server, cell.call, cell.input, people.tokens[cell.role], address) });
  }
}

const nameOf = ({ name, role, whose }: Cell) => `${name} · ${role} · ${whose}`;

describe('the matrix', () => {
  test('has a row for every call, and none for a call that is no more', () => {
    expect(served.filter(({ name }) => rowsOf(name).length === 0).map(({ name }) => name)).toEqual([]);
    expect(Object.keys(rows).filter((name) => !served.some((one) => one.name === name))).toEqual([]);
  });

  test('has a row for every operation of the OpenAPI document', async () => {
    const { paths } = (await server.inject({ url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBe(served.length);
    expect(operations.filter(({ operationId }) => rowsOf(operationId).length === 0)).toEqual([]);
  });

  test('has the calls of the office under /office/api, and nothing else there', () => {
    const strays = served.filter(
      ({ name, call }) =>
        !['signInToOffice', 'setFirstPassword'].includes(name) &&
        call.path.startsWith('/office/api/') !== isOfficeCall(call.who),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  test('answers every cell as it says', () => {
    const wrong = run.filter(({ cell, reply }) => reply.answer !== cell.expected || reply.status !== 200);
    printNumber({
      id: 'C1',
      is: wrong.length,
      of: `wrong of ${run.length} cells, ${served.length} calls × ${roles.length} roles`,
      atMost: 0,
    });
    expect(wrong.map(({ cell, reply }) => `${nameOf(cell)}: ${reply.answer}, not ${cell.expected}`)).toEqual([]);
  });

  test("answers what is another's exactly as what is missing", () => {
    const missing = new Map(run.filter(({ cell }) => cell.whose === 'missing').map((one) => [keyOf(one.cell), one]));
    const pairs = run.filter(({ cell }) => cell.whose === 'others').map((one) => [one, missing.get(keyOf(one.cell))]);
    const unlike = pairs.filter(([others, none]) => others?.reply.body !== none?.reply.body);
    printNumber({
      id: 'C1',
      is: unlike.length,
      of: `of ${pairs.length} answers to what is another's unlike those to what is missing`,
      atMost: 0,
    });
    expect(unlike.map(([others]) => others && nameOf(others.cell))).toEqual([]);
  });

  test('shows no caller the private data of others', () => {
    const secrets = [...subjects.private()];
    const leaks = run.flatMap(({ cell, reply }) =>
      isOfficeRole(cell.role) && isOfficeCall(cell.call.who)
        ? []
        : secrets
            .filter(({ id, isTheirs }) => !isTheirs(cell.role) && reply.body.includes(id))
            .map(({ id }) => `${nameOf(cell)}: ${id}`),
    );
    printNumber({
      id: 'C1',
      is: leaks.length,
      of: `of ${secrets.length} private things found in ${run.length} replies`,
      atMost: 0,
    });
    expect(leaks).toEqual([]);
  });
});

describe('no reply', () => {
  test('holds a column that its call does not declare', async () => {
    const stored = await secretsOf(centre.sql);
    const leaks = run.flatMap(({ cell, reply }) =>
      stored.filter(({ value }) => reply.body.includes(value)).map(({ column }) => `${nameOf(cell)}: ${column}`),
    );
    const loose = run
      .filter(({ cell, reply }) => reply.answer === 'ok' && cell.call.answer !== 'file')
      .filter(({ cell, reply }) => !isExactly(cell.call, JSON.parse(reply.body).data));
    printNumber({
      id: 'C2',
      is: leaks.length,
      of: `of ${stored.length} secret values found in ${run.length} replies`,
      atMost: 0,
    });
    printNumber({ id: 'C2', is: loose.length, of: 'replies hold what their call does not declare', atMost: 0 });
    expect({ leaks, loose: loose.map(({ cell }) => nameOf(cell)) }).toEqual({ leaks: [], loose: [] });
  });

  test("holds another person's phone, e-mail or identity number, for the office neither", () => {
    const canaries = canariesOf(['registered', 'buyer', 'seller', 'otherSeller', 'otherBuyer', 'attested']);
    const leaks = run.flatMap(({ cell, reply }) =>
      canaries
        .filter(({ value, readers }) => !isOf(readers, cell.role) && reply.body.includes(value))
        .map(({ value }) => `${nameOf(cell)}: ${value}`),
    );
    const owners = canaries.filter(({ value }) => run.some(({ reply }) => reply.body.includes(value)));
    printNumber({
      id: 'C10',
      is: leaks.length,
      of: `of ${canaries.length} personal values found in ${run.length} replies to others`,
      atMost: 0,
    });
    expect(leaks).toEqual([]);
    // Otherwise the search would find nothing because nothing was planted.
    expect(owners.length).toBeGreaterThan(5);
  });
});

function keyOf({ name, row, role }: Cell): string {
  return `${name} ${rowsOf(name).indexOf(row)} ${role}`;
}
