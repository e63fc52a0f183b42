import { addDemand } from '@shuji/contract/demand/calls';
import { followDemand } from '@shuji/contract/demand/follow';
import { listNotices } from '@shuji/contract/notice/calls';
import { downloadCopy, listCopies, requestCopy } from '@shuji/contract/privacy/calls';
import { saveHallSearch } from '@shuji/contract/saved-search/calls';
import { beforeAll, expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import type { Newcomer } from '#test/newcomers.ts';
import { aPublished } from '#test/offer.ts';
import { attestPerson, person, withPhone } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
let who: Newcomer;
const phone = '13722221111';
const { password } = person;

beforeAll(async () => {
  who = await withPhone(centre, phone);
  await attestPerson(centre, who);
});

async function linkOf(): Promise<{ id: string; until: string; use: string; signature: string }> {
  const [row] = await centre.as(who)(listCopies, {});
  const [, id = '', until = '', use = '', signature = ''] =
    /copy\/(.+)\?until=(\d+)&use=(.+)&signature=(.+)$/.exec(row?.url ?? '') ?? [];
  return { id, until, use, signature };
}

test('the job makes a copy and sends a message; the copy holds the data its owner gave, unmasked', async () => {
  const { as } = centre;
  await as(who)(addDemand, demandForm({ contact: { name: person.name, phone, email: '' } }));
  await as(who)(saveHallSearch, { keyword: '航标' });
  const followed = await aPublished(centre, { title: '求购航标遥测记录' });
  await as(who)(followDemand, { id: followed });
  await as(who)(requestCopy, { password });
  await expect(as(who)(requestCopy, { password })).rejects.toMatchObject({ name: 'privacy.copyUnderWay' });
  expect(await as(who)(listCopies, {})).toMatchObject([{ status: 'waiting', url: null }]);
  await centre.runJob('prepare-copies');
  await centre.runJob('prepare-copies');
  const notices = (await as(who)(listNotices, { topic: 'account' })).rows;
  expect(notices.map((row) => row.title)).toEqual(['您的个人信息副本已准备好']);

  const { body, headers } = await as(who).file(downloadCopy, await linkOf());
  expect(headers['content-disposition']).toMatch(/^attachment/);
  const copy = JSON.parse(body.toString());
  expect(copy.账号.手机号).toBe(phone);
  expect(copy.认证主体).toMatchObject({ name: person.name, idNumber: person.idNumber });
  expect(copy.需求[0].contact).toMatchObject({ phone });
  expect(copy.保存的搜索).toMatchObject([{ target: 'demand', title: '航标' }]);
  expect(copy.关注的需求).toMatchObject([{ title: '求购航标遥测记录' }]);
  expect(copy.申请记录[0].content).toMatchObject({ idNumber: person.idNumber });
});

test('a stored copy cannot be read without the key', async () => {
  const rows = await centre.sql`select content_sealed from data_copy`;
  expect(JSON.stringify(rows)).not.toContain(phone);
});

test('a link is good for ten minutes, for its own copy, and a copy for a day', async () => {
  const { as, providers } = centre;
  const link = await linkOf();
  const forged = { ...link, signature: link.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) };
  await expect(as('visitor').file(downloadCopy, link)).rejects.toMatchObject({ name: 'file.linkExpired' });
  await expect(as(who).file(downloadCopy, forged)).rejects.toMatchObject({ name: 'file.linkExpired' });
  providers.setClock(new Date(Date.now() + 11 * 60_000));
  await expect(as(who).file(downloadCopy, link)).rejects.toMatchObject({ name: 'file.linkExpired' });
  providers.setClock(new Date(Date.now() + 25 * 3_600_000));
  expect(await as(who)(listCopies, {})).toMatchObject([{ status: 'expired', url: null }]);
  await centre.runJob('prepare-copies');
  providers.setClock(null);
  const [row] = await centre.sql<{ contentSealed: string | null }[]>`select content_sealed from data_copy`;
  expect(row?.contentSealed).toBeNull();
});

test('a wrong password gets no copy, and an account gets at most three a day', async () => {
  const { as } = centre;
  await expect(as(who)(requestCopy, { password: 'not-my-password' })).rejects.toMatchObject({
    name: 'privacy.wrongPassword',
  });
  for (const _ of [2, 3]) {
    await as(who)(requestCopy, { password });
    await centre.runJob('prepare-copies');
  }
  await expect(as(who)(requestCopy, { password })).rejects.toMatchObject({ name: 'privacy.copiesTooOften' });
});

test("an account does not see another's copies", async () => {
  expect(await centre.as('chen')(listCopies, {})).toEqual([]);
});
