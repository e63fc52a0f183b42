import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { listAlerts } from '@shuji/contract/alert/calls';
import { getPublicFile, uploadFile } from '@shuji/contract/file/calls';
import { partBytes } from '@shuji/contract/file/labels/upload';
import { beginUpload, finishUpload, sendPart } from '@shuji/contract/file/upload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { issueLink } from '#test/private-link.ts';
import { world } from '#test/world.ts';
import { findFile } from './queries.ts';

const centre = await world();
const { as, sql, server, config, runJob } = centre;
const li = as('li');
const damaged = { code: 41210 };
await server.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const csv = Buffer.from(`时间,潮位\n${'2026-07-21,1.25\n'.repeat(200_000)}`);

async function upload(): Promise<string> {
  return (await li.upload(uploadFile, { purpose: 'sample' }, { name: '潮位.csv', bytes: csv })).id;
}

/** Changes one byte of what the store holds; gives back what lay there. */
async function change(id: string, at: number, part = 0): Promise<() => void> {
  const row = await findFile(sql, id);
  const path = join(config.dataDir, row?.parts?.[part] ?? row?.key ?? '');
  const bytes = readFileSync(path);
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  writeFileSync(path, changed);
  return () => writeFileSync(path, bytes);
}

async function fetched(id: string, headers = {}): Promise<Buffer> {
  const link = await issueLink(centre, 'li', id);
  const reply = await fetch(origin + link.url, { headers: { ...link.headers, ...headers } });
  return Buffer.from(await reply.arrayBuffer());
}

const refusal = async (id: string) => JSON.parse((await fetched(id)).toString());
const alerts = async (id: string) =>
  (await as('zhao')(listAlerts, {})).open.filter((alert) => alert.id.startsWith(`fileDamaged:${id}`));

test('a byte changed in the store ends the reply before it is whole, stops delivery and is an alert', async () => {
  const id = await upload();
  expect((await fetched(id)).equals(csv)).toBe(true);
  await change(id, csv.length - 3);
  await expect(fetched(id)).rejects.toThrow();
  expect(await refusal(id)).toMatchObject(damaged);
  expect(await alerts(id)).toMatchObject([{ rule: 'fileDamaged', subject: '潮位.csv' }]);
});

test('damage at the beginning is refused before any byte, in words', async () => {
  const id = await upload();
  await change(id, 5);
  expect(await refusal(id)).toMatchObject({ ...damaged, msg: expect.stringContaining('SHA-256') });
});

test('a part is checked like the whole, and an undamaged part of it may still be sent', async () => {
  const id = await upload();
  await change(id, csv.length - 3);
  const head = await fetched(id, { range: 'bytes=10-999' });
  expect(head.equals(csv.subarray(10, 1000))).toBe(true);
  expect(JSON.parse((await fetched(id, { range: 'bytes=-5' })).toString())).toMatchObject(damaged);
});

test('a file in parts is checked across them', async () => {
  const bytes = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(partBytes + 5000, 7)]);
  const begun = { purpose: 'delivery' as const, name: '全量.zip', size: bytes.length, fingerprint: 'damage-1' };
  const { id } = await li(beginUpload, begun);
  for (let at = 0; at < bytes.length; at += partBytes)
    await li.upload(sendPart, { id, offset: String(at) }, { name: 'part', bytes: bytes.subarray(at, at + partBytes) });
  await li(finishUpload, { id });
  expect((await fetched(id)).equals(bytes)).toBe(true);
  await change(id, 100, 1);
  await expect(fetched(id)).rejects.toThrow();
  expect(await refusal(id)).toMatchObject(damaged);
});

test('a file from before is verified whole, once, and what is lost is refused', async () => {
  const [old, lost] = [await upload(), await upload()];
  await sql`delete from file_integrity where file_id = any(${[old, lost]})`;
  expect((await fetched(old, { range: 'bytes=3-9' })).equals(csv.subarray(3, 10))).toBe(true);
  expect(await sql`select from file_integrity where file_id = ${old} and digests is not null`).toHaveLength(1);
  const row = await findFile(sql, lost);
  rmSync(join(config.dataDir, row?.key ?? ''));
  expect(await refusal(lost)).toMatchObject(damaged);
});

test('the night finds what changed, and what was restored is delivered again', async () => {
  const id = await upload();
  const restore = await change(id, 40);
  await runJob('verify-files');
  expect(await alerts(id)).toHaveLength(1);
  expect(await refusal(id)).toMatchObject(damaged);
  restore();
  await runJob('verify-files');
  expect(await alerts(id)).toHaveLength(0);
  expect((await fetched(id)).equals(csv)).toBe(true);
});

test('a drawn size that was changed is drawn anew, and none is drawn from a changed picture', async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#17468f' } })
    .png()
    .toBuffer();
  const { id } = await li.upload(uploadFile, { purpose: 'cover' }, { name: '封面.png', bytes });
  const drawn = async (width: '320' | '640') => (await li.file(getPublicFile, { id, width })).body;
  const first = await drawn('320');
  const folder = join(config.dataDir, 'drawn', id.slice(0, 8));
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), Buffer.concat([readFileSync(join(folder, name)).subarray(0, -9), Buffer.alloc(9)]));
  expect((await drawn('320')).equals(first)).toBe(true);
  await change(id, 30);
  await expect(drawn('640')).rejects.toMatchObject({ name: 'file.damaged' });
});

test('every read of a stored file goes through the gate', () => {
  const src = resolve(import.meta.dirname, '..');
  const readers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /files\s*\.read\(|\breadBytes\(/.test(readFileSync(join(src, path), 'utf8')));
  expect(readers.sort()).toEqual(['file/bytes.ts', 'file/open-stored.ts', 'file/picture/variants.ts']);
});
