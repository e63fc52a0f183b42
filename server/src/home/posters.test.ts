import { listPosters } from '@shuji/contract/home/calls';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql, providers, runJob } = await world();

async function titles() {
  return (await as('visitor')(listPosters, {})).rows.map((row) => row.title);
}

test('a poster is shown from its first day to its last, by the calendar of China', async () => {
  await sql`
    insert into poster (id, place, title, link, sort, from_day, to_day) values
      (uuid_v7(), 'home', '长期海报', '/product', 20, '2026-01-01', null),
      (uuid_v7(), 'home', '一日海报', '', 10, '2026-11-20', '2026-11-20'),
      (uuid_v7(), 'product', '别处海报', '', 10, '2026-01-01', null)`;
  providers.setClock(new Date('2026-11-19T15:59:00Z'));
  expect(await titles()).toEqual(['长期海报']);

  providers.setClock(new Date('2026-11-19T16:00:00Z'));
  await runJob('turn-day');
  expect(await titles()).toEqual(['一日海报', '长期海报']);

  providers.setClock(new Date('2026-11-20T16:00:00Z'));
  await runJob('turn-day');
  expect(await titles()).toEqual(['长期海报']);
});

test('a poster may lead to a page of ours or to a secure address, nowhere else', async () => {
  for (const link of ['javascript:alert(1)', '//evil.example', 'http://plain.example']) {
    const insert = sql`insert into poster (id, place, title, link, from_day) values (uuid_v7(), 'home', '坏海报', ${link}, '2026-01-01')`;
    await expect(insert).rejects.toThrow(/poster_link_check/);
  }
});
