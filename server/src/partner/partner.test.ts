import { getPartner, listPartners, listPartnersOld } from '@shuji/contract/partner/calls';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const { as, sql } = await world();

test('both paths list the partners that are shown, in the order the office gave them', async () => {
  await sql`
    insert into partner (id, name, kind, introduction, url, sort, is_shown) values
      (uuid_v7(), '第二所大学', 'research', '研究', '', 20, true),
      (uuid_v7(), '第一家银行', 'finance', '金融', 'https://bank.example', 10, true),
      (uuid_v7(), '已撤下的伙伴', 'finance', '', '', 5, false)`;
  const answer = await as('visitor')(listPartners, {});
  expect(answer.rows.map((row) => [row.name, row.kindLabel, row.logoUrl])).toEqual([
    ['第一家银行', '金融机构', null],
    ['第二所大学', '科研院所', null],
  ]);
  expect(await as('visitor')(listPartnersOld, {})).toEqual(answer);
  expect((await as('visitor')(listPartners, { kind: 'research' })).total).toBe(1);
});

test('a partner has a page while it is shown; afterwards it is as if it had never been', async () => {
  const [bank] = (await as('visitor')(listPartners, { kind: 'finance' })).rows;
  const id = bank?.id as string;
  expect(await as('visitor')(getPartner, { id })).toEqual(bank);
  await sql`update partner set is_shown = false where id = ${id}`;
  await expect(as('visitor')(getPartner, { id })).rejects.toMatchObject({ name: 'partner.notFound' });
});
