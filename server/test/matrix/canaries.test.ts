// C10 of goals.md: personal values planted through the API, and searched for where they must not be.
import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { applyOrder } from '@shuji/contract/order/placing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMetrics } from '#src/observe/metrics.ts';
import { application } from '#test/deal.ts';
import { signUp } from '#test/person.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';
import { ask } from './ask.ts';
import { plant } from './plant.ts';
import { canariesOf } from './secrets.ts';

const written: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => written.push(line) });
const metrics = openMetrics();
const centre = await world({ log, metrics });
const { sql, server } = centre;
const { subjects } = await plant(centre);

const phone = '13655556666';
const newcomer = await signUp(centre, phone);
const canaries = [phone, ...canariesOf(['buyer', 'seller', 'otherSeller', 'otherBuyer']).map(({ value }) => value)];

test('no table holds one in plain words', async () => {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const canary of canaries) {
      const hex = Buffer.from(canary).toString('hex');
      const [row] = await sql.unsafe<{ count: number }[]>(
        `select count(*) from "${name}" t where t::text like '%${canary}%' or t::text like '%${hex}%'`,
      );
      if (row?.count) found.push(`${name}: ${canary}`);
    }
  }
  printNumber({
    id: 'C10',
    is: found.length,
    of: `of ${canaries.length} personal values found in ${tables.length} tables`,
    atMost: 0,
  });
  expect(found).toEqual([]);
});

test('errors do not contain them: in the reply and in the log', async () => {
  const before = written.length;
  const replies: string[] = [];
  const address = '10.2.0.1';
  // A fault in the middle of a write, where the database quotes the row that failed.
  await sql`alter table trade_order add constraint fault check (quantity < 0) not valid`;
  await sql`alter table application add constraint fault check (submissions < 0) not valid`;
  const order = await application(centre, subjects.any('listedProduct'), { contactPhone: phone });
  const person = { kind: 'person', name: '测试人', idNumber: '11010519491231002X', submit: true, consentId: true };
  replies.push((await ask(server, applyOrder, { ...order }, tokenOf('wang'), address)).body);
  replies.push((await ask(server, applyAttestation, person, newcomer, address)).body);
  // Refusals: a value in the wrong place, or one that is nearly right.
  replies.push((await ask(server, applyOrder, { ...order, contactPhone: `${phone}9` }, tokenOf('wang'), address)).body);
  replies.push((await ask(server, applyOrder, { ...order, [phone]: phone, tier: 99 }, 'nobody', address)).body);
  await sql`alter table trade_order drop constraint fault`;
  await sql`alter table application drop constraint fault`;
  const faults = written.slice(before).filter((line) => line.includes('"fault"'));
  expect(faults.length).toBe(2);
  expect(replies.slice(0, 2).every((body) => body.includes('服务器内部错误'))).toBe(true);
  expect(replies.filter((body) => [...canaries, person.idNumber].some((canary) => body.includes(canary)))).toEqual([]);
  expect(written.filter((line) => line.includes(person.idNumber))).toEqual([]);
});

test('no line of the log holds one', () => {
  const found = written.filter((line) => canaries.some((canary) => line.includes(canary)));
  printNumber({ id: 'C10', is: found.length, of: `of them found in ${written.length} log lines`, atMost: 0 });
  expect(found).toEqual([]);
});

test.each(['/livez', '/readyz', '/openapi.json', '/sitemap.xml'])('%s holds none', async (url) => {
  const { body } = await server.inject({ url });
  expect(canaries.filter((canary) => body.includes(canary))).toEqual([]);
});

test('the metrics hold none', async () => {
  const scrape = await metrics.registry.metrics();
  expect(scrape).toContain('shuji_requests_total');
  const found = canaries.filter((canary) => scrape.includes(canary));
  printNumber({ id: 'C10', is: found.length, of: 'of them found in the metrics', atMost: 0 });
  expect(found).toEqual([]);
});
