// C3 of goals.md: every operation of the OpenAPI document, called as described, nearly so, and quite otherwise.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { cellsOf, rowsOf, served } from '../../server/test/matrix/cells.ts';
import { turnedAway } from '../../server/test/matrix/roles.ts';
import { atLength } from '../length.ts';
import { servedCentre } from '../served.ts';
import { fileContents, fullForms, idsIn } from './beginnings.ts';
import { faultOf } from './judge.ts';
import { type Document, operationsOf, type Seed } from './operations.ts';
import { requestTo } from './request.ts';
import { openSender } from './sender.ts';

const seed = Number(process.env.ATTACK_SEED ?? 20_261);
const requestCount = Number(process.env.ATTACK_REQUESTS ?? atLength(1_500, 205_000));
const atOnce = 8;
/** Names of operations to ask alone, when a finding is looked into. */
const only = new RegExp(process.env.ATTACK_ONLY ?? '');

const target = await servedCentre((centre, { people }) => fullForms(centre, people));
const { people, subjects, centre, port, faults, uncaught, prepared: forms } = target;
const { send, close } = openSender(port);
const calls = new Map(served.map(({ name, call }) => [name, call]));
const document = (await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()) as Document;
const operations = operationsOf(document, (name) => calls.get(name) as never, seedsOf);
const around = { tokens: Object.values(people.tokens), ids: await idsIn(centre.sql, subjects), files: fileContents };

function seedsOf(name: string): Seed[] {
  const call = calls.get(name);
  if (!call || rowsOf(name).length === 0) return [];
  const lawful = cellsOf({ name, call } as never, subjects)
    .filter((cell) => cell.whose === 'own' && !turnedAway(cell.role, cell))
    .map(({ input, role }) => ({ input, token: people.tokens[role] }));
  return [...lawful.slice(0, 6), ...(forms[name] ?? [])];
}

test(
  `${requestCount.toLocaleString('en-US')} requests by schema leave no fault behind`,
  async () => {
    const each = Math.ceil(requestCount / operations.length);
    const findings: string[] = [];
    const statuses: Record<string, number> = {};
    const counted = { sent: 0, fivehundreds: 0, offSchema: 0, done: 0 };
    const queue = operations
      .map((operation, at) => ({ operation, seed: seed + at }))
      .filter(({ operation }) => only.test(operation.name));

    const hunt = async ({ operation, seed }: (typeof queue)[number]) => {
      const property = fc.asyncProperty(requestTo(operation, around), async (wire) => {
        const reply = await send(wire);
        counted.sent += 1;
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        if (reply.status === 200 && reply.body.subarray(0, 11).toString() === '{"code":200') counted.done += 1;
        const fault = faultOf(operation, wire, reply);
        if (reply.status >= 500) counted.fivehundreds += 1;
        else if (fault) counted.offSchema += 1;
        if (fault) throw new Error(fault);
      });
      const result = await fc.check(property, { numRuns: each, seed, endOnFailure: false });
      if (result.failed)
        findings.push(
          `${operation.name}: ${result.errorInstance} ${JSON.stringify(result.counterexample).slice(0, 1_500)}`,
        );
    };
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await hunt(next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    close();

    console.log(`C3: seed ${seed}, ${operations.length} operations, replies by status ${JSON.stringify(statuses)}`);
    const { sent, fivehundreds, offSchema, done } = counted;
    printFigure({
      id: 'C3',
      figure: `${sent.toLocaleString('en-US')} requests (${done.toLocaleString('en-US')} of them carried out), ${fivehundreds} 5xx, ${offSchema} off-schema replies, ${uncaught.length} unhandled`,
      goal: `≥ ${requestCount >= 200_000 ? '200,000' : requestCount.toLocaleString('en-US')} requests, 0 5xx, 0 off-schema, 0 unhandled`,
      holds:
        sent >= Math.min(requestCount, 200_000) && fivehundreds + offSchema + uncaught.length + findings.length === 0,
    });
    expect(findings).toEqual([]);
    expect({ faults, uncaught }).toEqual({ faults: [], uncaught: [] });
    // A run whose requests are all refused before their handlers tests no handler.
    expect(done).toBeGreaterThan(sent / 10);
  },
  atLength(540_000, 3_600_000),
);
