import { setTimeout as sleep } from 'node:timers/promises';
import { listQueues } from '@shuji/contract/desk/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { listOwnObjections, raiseObjection } from '@shuji/contract/objection/calls';
import { decideObjection, getObjection, listObjectionQueue } from '@shuji/contract/objection/office';
import { getPublicNotice, listPublicNotices } from '@shuji/contract/product/notice';
import { getOwnProduct, productLine, submitProduct } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { pixel } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { aRegistered, aSubmitted } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();

const evidence = async (who: 'li' | 'wang' = 'wang') =>
  (await centre.as(who).upload(uploadFile, { purpose: 'evidence' }, { name: '权属证明.png', bytes: pixel })).id;

async function objecting(id: string, who: 'li' | 'wang' = 'wang') {
  const { versionId } = await centre.as('visitor')(getPublicNotice, { id });
  const text = '该数据由我公司采集，对方未取得授权。';
  return { id, versionId, ground: 'rights' as const, text, files: [await evidence(who)] };
}

async function contested(): Promise<{ id: string; objection: string }> {
  const id = await aRegistered(centre);
  await centre.as('wang')(raiseObjection, await objecting(id));
  const { rows } = await centre.as('zhao')(listObjectionQueue, { pageSize: 100 });
  return { id, objection: rows.find((row) => row.productId === id)?.id ?? '' };
}

async function daysLater(): Promise<void> {
  centre.providers.setClock(new Date(Date.now() + 4 * dayMs));
  await centre.runJob('finish-notices');
  centre.providers.setClock(null);
}

const statusOf = async (id: string) => (await centre.as('li')(getOwnProduct, { id })).status;

test('anyone reads products in public notice, without contact and papers; products still in review are absent', async () => {
  const [id, waiting] = [await aRegistered(centre), await aSubmitted(centre)];
  const visitor = centre.as('visitor');
  const { rows } = await visitor(listPublicNotices, { pageSize: 100 });
  expect(rows.map((row) => row.id)).toContain(id);
  expect(rows.map((row) => row.id)).not.toContain(waiting);
  const shown = await visitor(getPublicNotice, { id });
  expect(shown).toMatchObject({ isContested: false, isChange: false, name: '滨海港口气象观测数据集' });
  expect(JSON.stringify(shown)).not.toMatch(/1380000|sourceStatement/);
  await expect(visitor(getPublicNotice, { id: waiting })).rejects.toMatchObject({ name: 'product.notInNotice' });
});

test('a notice does not end while an objection is open; dismissed, it goes on, and both sides get messages', async () => {
  const { id, objection } = await contested();
  await noticesOf(centre, 'wang');
  await daysLater();
  expect(await statusOf(id)).toBe('notice');
  expect(await centre.as('visitor')(getPublicNotice, { id })).toMatchObject({ isContested: true });
  const before = await centre.as('zhao')(getObjection, { id: objection });
  expect(before).toMatchObject({ status: 'open', mayDecide: true, files: [{ name: '权属证明.png' }] });
  await centre.as('zhao')(decideObjection, {
    id: objection,
    decision: 'dismiss',
    reason: '授权文件齐全，异议缺少依据。',
  });
  expect(await noticesOf(centre, 'wang')).toEqual(['提出的异议经核实不成立']);
  const titles = ['在公示中收到一条异议，中心正在核实', '收到的异议经核实不成立，公示继续'];
  expect(await noticesOf(centre, 'li')).toEqual(expect.arrayContaining(titles));
  await daysLater();
  expect(await statusOf(id)).toBe('registered');
  const { steps } = await centre.as('li')(productLine, { id });
  expect(steps.map((one) => one.step)).toEqual(['create', 'submit', 'approve', 'object', 'dismiss', 'register']);
});

test.each([
  ['correct', 'correction'],
  ['refuse', 'refused'],
] as const)('upheld with %s, the version stands at %s with the reason', async (decision, status) => {
  const { id, objection } = await contested();
  const reason = '权属证明属实，请提供授权文件。';
  await centre.as('zhao')(decideObjection, { id: objection, decision, reason });
  expect(await centre.as('li')(getOwnProduct, { id })).toMatchObject({ status, reason });
  await daysLater();
  expect(await statusOf(id)).toBe(status);
  const { rows } = await centre.as('wang')(listOwnObjections, {});
  expect(rows[0]).toMatchObject({ productId: id, status: 'upheld', reason });
  if (decision === 'correct') await centre.as('li')(submitProduct, { id });
});

test('one objects once to a version, not to one’s own product, and not to what one has not read', async () => {
  const id = await aRegistered(centre);
  await centre.as('wang')(raiseObjection, await objecting(id));
  await expect(centre.as('wang')(raiseObjection, await objecting(id))).rejects.toMatchObject({
    name: 'objection.once',
  });
  await expect(centre.as('li')(raiseObjection, await objecting(id, 'li'))).rejects.toMatchObject({
    name: 'objection.own',
  });
  await expect(centre.as('chen')(raiseObjection, await objecting(id))).rejects.toMatchObject({
    name: 'door.needAttested',
  });
  const other = await objecting(await aRegistered(centre));
  await expect(centre.as('wang')(raiseObjection, { ...other, id })).rejects.toMatchObject({
    name: 'product.notInNotice',
  });
  await expect(centre.as('wang')(raiseObjection, { ...other, files: [] })).rejects.toMatchObject({
    name: 'door.badInput',
  });
});

test('an objection and the end of the notice at the same moment: what was objected in time is not registered', async () => {
  const id = await aRegistered(centre);
  const input = await objecting(id);
  const object = () => centre.as('wang')(raiseObjection, input);
  const someoneWaits = async () => {
    const [row] = await centre.sql<{ count: number }[]>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (row?.count ?? 0) > 0;
  };
  // The days are over for the job only after the objection has been made.
  const finish = async () => {
    while (!(await someoneWaits())) await sleep(10);
    centre.providers.setClock(new Date(Date.now() + 4 * dayMs));
    await centre.runJob('finish-notices');
    return null;
  };
  const settled = await centre.atOnce(
    (tx) => tx`select from product_version where id = ${input.versionId} for update`,
    [object, finish],
  );
  centre.providers.setClock(null);
  expect(settled.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await statusOf(id)).toBe('notice');
});

test('one of two concurrent decisions counts', async () => {
  const { objection } = await contested();
  const decide = (decision: 'dismiss' | 'refuse') => () =>
    centre.as('zhao')(decideObjection, { id: objection, decision, reason: '经核实材料后作出处理。' });
  const settled = await centre.atOnce(
    (tx) =>
      tx`select from product_version where id = (select version_id from objection where id = ${objection}) for update`,
    [decide('dismiss'), decide('refuse'), decide('dismiss')],
  );
  const answers = settled.map((one) => (one.status === 'fulfilled' ? 'decided' : one.reason.name));
  expect(answers.sort()).toEqual(['decided', 'objection.alreadyDecided', 'objection.alreadyDecided']);
  const queued = (await centre.as('zhao')(listQueues, {})).find((queue) => queue.name === 'objection');
  const { total } = await centre.as('zhao')(listObjectionQueue, {});
  expect(queued?.count).toBe(total);
});
