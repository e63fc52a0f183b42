// One's own files: listed with what uses them, deleted while nothing does.

import { buffer } from 'node:stream/consumers';
import { addDemand } from '@shuji/contract/demand/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { deleteFile, listFiles } from '@shuji/contract/file/own';
import { beginUpload } from '@shuji/contract/file/upload';
import { saveProduct } from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '#test/at-once.ts';
import { demandForm } from '#test/demand-form.ts';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { issueLink } from '#test/private-link.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers, server } = centre;
const bytes = Buffer.from(`%PDF-1.7\n${'附件'.repeat(200)}`);
const paper = { name: '需求说明.pdf', bytes };
const table = { name: '样例.csv', bytes: Buffer.from('a,b\n1,2\n') };
let who: Newcomer;

beforeEach(async () => {
  who = await newcomer(sql, 'trading');
});

const upload = async (purpose: 'requirement' | 'sample' = 'requirement') =>
  (await as(who).upload(uploadFile, { purpose }, purpose === 'sample' ? table : paper)).id;
const list = (show: 'all' | 'used' | 'unused' = 'all') => as(who)(listFiles, { show });

test('files are listed with purpose, size, scanning and what uses them, and the room adds up', async () => {
  const [loose, used] = [await upload(), await upload()];
  const { id } = await as(who)(addDemand, demandForm({ files: [used] }));
  const fingerprint = 'potwiRi-7';
  await as(who)(beginUpload, { purpose: 'delivery', name: '全量.zip', size: 1000, fingerprint });
  const { rows, total, room } = await list();
  expect(total).toBe(2);
  expect(room).toEqual({ used: bytes.length, unused: bytes.length + 1000, most: 20_480 * 1024 * 1024 });
  const common = { name: '需求说明.pdf', purpose: 'requirement', size: bytes.length, scan: 'unscanned' };
  expect(rows.map((row) => row.id).sort()).toEqual([loose, used].sort());
  expect(rows.find((row) => row.id === used)).toMatchObject({
    ...common,
    isUsed: true,
    use: { kind: 'demand', id, name: demandForm().title },
    removedAt: null,
  });
  const unused = rows.find((row) => row.id === loose);
  expect(unused).toMatchObject({ ...common, isUsed: false, use: null });
  expect(Date.parse(unused?.removedAt ?? '') - Date.parse(unused?.uploadedAt ?? '')).toBe(7 * dayMs);
  expect((await list('unused')).rows.map((row) => row.id)).toEqual([loose]);
  expect((await list('used')).rows.map((row) => row.id)).toEqual([used]);
});

test('the state of scanning is shown, and an account lists its own files only', async () => {
  const id = await upload();
  await sql`insert into file_scan (file_id, state, finding, due_at) values (${id}, 'quarantined', 'Eicar', now())`;
  expect((await list()).rows).toMatchObject([{ id, scan: 'quarantined' }]);
  expect((await as(await newcomer(sql))(listFiles, {})).total).toBe(0);
});

test('a draft that shows another file by now leaves the earlier one used, and says by nothing', async () => {
  const [first, second] = [await upload('sample'), await upload('sample')];
  const { id } = await as(who)(saveProduct, { name: '港区泊位数据', sample: first });
  await as(who)(saveProduct, { id, name: '港区泊位数据', sample: second });
  const uses = new Map((await list()).rows.map((row) => [row.id, row]));
  expect(uses.get(first)).toMatchObject({ isUsed: true, use: null });
  expect(uses.get(second)).toMatchObject({ use: { kind: 'product', id, name: '港区泊位数据' } });
});

test('an unused file is deleted with its bytes, its link and its room; a used one and another’s is refused', async () => {
  const [loose, used] = [await upload(), await upload()];
  await as(who)(addDemand, demandForm({ files: [used] }));
  const [row] = await sql<{ key: string }[]>`select key from file where id = ${loose}`;
  const link = await issueLink(centre, who, loose);
  await expect(as('li')(deleteFile, { id: loose })).rejects.toMatchObject({ name: 'file.notFound' });
  await expect(as(who)(deleteFile, { id: used })).rejects.toMatchObject({ name: 'file.inUse' });
  expect(await as(who)(deleteFile, { id: loose })).toBeNull();
  expect((await list()).rows.map(({ id }) => id)).toEqual([used]);
  expect((await list()).room.unused).toBe(0);
  expect((await server.inject(link)).json()).toMatchObject({ code: 41201 });
  await expect(providers.files.read(row?.key ?? '').then(buffer)).rejects.toThrow();
  await expect(as(who)(deleteFile, { id: loose })).rejects.toMatchObject({ name: 'file.notFound' });
});

test.each([
  ['use', 'file.inUse'],
  ['delete', 'file.notFound'],
] as const)('of deleting a file and using it at the same moment one is done: %s first', async (first, refusal) => {
  const id = await upload();
  const drop = () => as(who)(deleteFile, { id });
  const use = () => as(who)(addDemand, demandForm({ files: [id] }));
  const turns: [() => Promise<unknown>, () => Promise<unknown>] = first === 'use' ? [use, drop] : [drop, use];
  const [winner, loser] = await atOnce(
    (tx) => tx`select from file where id = ${id} for update`,
    [turns[0], () => untilWaiting(sql).then(turns[1])],
  );
  expect(winner).toMatchObject({ status: 'fulfilled' });
  expect(loser).toMatchObject({ status: 'rejected', reason: { name: refusal } });
  const expected = first === 'use' ? 1 : 0;
  expect(await sql`select from file where id = ${id} and claimed_at is not null`).toHaveLength(expected);
  expect(await sql`select from file where id = ${id}`).toHaveLength(expected);
  expect(await sql`select from demand where ${id} = any(file_ids)`).toHaveLength(expected);
});
