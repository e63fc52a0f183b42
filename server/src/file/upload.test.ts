import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { uploadFile } from '@shuji/contract/file/calls';
import { purposeLimits } from '@shuji/contract/file/labels';
import { partBytes } from '@shuji/contract/file/labels/upload';
import { beginUpload, dropUpload, finishUpload, listUploads, sendPart } from '@shuji/contract/file/upload';
import { afterEach, expect, test } from 'vitest';
import { issueLink } from '#test/private-link.ts';
import { world } from '#test/world.ts';
import { findFile } from './queries.ts';

const centre = await world();
const { as, sql, providers, server, runJob, atOnce } = centre;
const li = as('li');
const hour = 3_600_000;

afterEach(async () => {
  providers.setClock(null);
  await sql`delete from file_upload`;
});

// A zip archive, judged by its first bytes.
const bytes = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(2 * partBytes + 1000)]);
const sha256 = createHash('sha256').update(bytes).digest('hex');

const begun = (changes = {}) => ({
  purpose: 'delivery' as const,
  name: '潮位数据.zip',
  size: bytes.length,
  fingerprint: 'potwiRi-1',
  ...changes,
});

function part(id: string, offset: number, from = bytes, who = li) {
  const piece = { name: 'part', bytes: from.subarray(offset, offset + partBytes) };
  return who.upload(sendPart, { id, offset: String(offset) }, piece);
}

async function whole(from = bytes, changes = {}): Promise<string> {
  const { id } = await li(beginUpload, begun({ size: from.length, ...changes }));
  for (let at = 0; at < from.length; at += partBytes) await part(id, at, from);
  return id;
}

function stored(): string[] {
  const folder = join(centre.config.dataDir);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    statSync(join(folder, one)).isFile(),
  );
}

async function download(id: string, headers = {}) {
  const link = await issueLink(centre, 'li', id);
  return server.inject({ url: link.url, headers: { ...link.headers, ...headers } });
}

test('a file sent in parts is the same file, and its hash is counted here', async () => {
  const id = await whole();
  const file = await li(finishUpload, { id });
  expect(file).toMatchObject({ id, name: '潮位数据.zip', size: bytes.length, type: 'application/zip', sha256 });
  expect(await li(finishUpload, { id })).toEqual(file);
  const reply = await download(id);
  expect(reply.headers).toMatchObject({ etag: `"${sha256}"`, 'accept-ranges': 'bytes' });
  expect(reply.rawPayload.equals(bytes)).toBe(true);
});

test('the same file chosen again goes on where it was broken off', async () => {
  const { id } = await li(beginUpload, begun());
  await part(id, 0);
  expect(await li(beginUpload, begun())).toMatchObject({ id, received: partBytes });
  expect(await li(listUploads, {})).toMatchObject([{ id, received: partBytes, name: '潮位数据.zip' }]);
  expect((await li(beginUpload, begun({ fingerprint: 'potwiRi-2' }))).id).not.toBe(id);
});

test('a download broken off goes on across the parts', async () => {
  const id = await whole();
  await li(finishUpload, { id });
  const from = partBytes - 10;
  const reply = await download(id, { range: `bytes=${from}-${partBytes + 9}`, 'if-range': `"${sha256}"` });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({ 'content-range': `bytes ${from}-${partBytes + 9}/${bytes.length}` });
  expect(reply.rawPayload.equals(bytes.subarray(from, partBytes + 10))).toBe(true);
  expect((await download(id, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
});

test('a file is invisible before it is whole', async () => {
  const { id } = await li(beginUpload, begun());
  await part(id, 0);
  await expect(li(finishUpload, { id })).rejects.toMatchObject({ name: 'file.uploadUnfinished' });
  expect(await findFile(sql, id)).toBeNull();
});

test("another's upload is not there", async () => {
  const { id } = await li(beginUpload, begun());
  const wang = as('wang');
  await expect(part(id, 0, bytes, wang)).rejects.toMatchObject({ name: 'file.uploadGone' });
  for (const call of [finishUpload, dropUpload]) {
    await expect(wang(call, { id })).rejects.toMatchObject({ name: 'file.uploadGone' });
  }
  expect(await wang(listUploads, {})).toEqual([]);
});

test('a part out of turn, or of another length, is refused and leaves nothing behind', async () => {
  const { id } = await li(beginUpload, begun());
  await part(id, 0);
  const before = stored();
  await expect(part(id, 0)).rejects.toMatchObject({ name: 'file.partOutOfTurn' });
  await expect(part(id, 2 * partBytes)).rejects.toMatchObject({ name: 'file.partOutOfTurn' });
  await expect(part(id, partBytes, bytes.subarray(0, partBytes + 9))).rejects.toMatchObject({
    name: 'file.partOutOfTurn',
  });
  expect(stored()).toEqual(before);
});

test('one of two concurrent senders of a part succeeds, and only its bytes stay', async () => {
  const { id } = await li(beginUpload, begun());
  const before = stored().length;
  const outcome = await atOnce(
    (tx) => tx`select from file_upload where id = ${id} for update`,
    [() => part(id, 0), () => part(id, 0)],
  );
  expect(outcome.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(stored()).toHaveLength(before + 1);
});

test('a file is what its first part says, whatever it is called', async () => {
  const web = Buffer.concat([Buffer.from('<html>'), randomBytes(partBytes)]);
  const { id } = await li(beginUpload, begun({ size: web.length }));
  await expect(part(id, 0, web)).rejects.toMatchObject({ name: 'file.wrongKind' });
  await expect(li(beginUpload, begun({ name: '安装.exe' }))).rejects.toMatchObject({ name: 'file.wrongKind' });
});

test('Parquet cut short is found out at its end', async () => {
  const cut = Buffer.concat([Buffer.from('PAR1'), randomBytes(partBytes)]);
  const { id } = await li(beginUpload, begun({ size: cut.length, name: '表.parquet' }));
  await part(id, 0, cut);
  await expect(part(id, partBytes, cut)).rejects.toMatchObject({ name: 'file.wrongKind' });
  const good = Buffer.concat([cut.subarray(0, -4), Buffer.from('PAR1')]);
  expect(
    await li(finishUpload, { id: await whole(good, { name: '表.parquet', fingerprint: 'potwiRi-3' }) }),
  ).toMatchObject({
    name: '表.parquet',
  });
});

test('there is an end to what one person has underway', async () => {
  await expect(li(beginUpload, begun({ size: purposeLimits.delivery.maxBytes + 1 }))).rejects.toMatchObject({
    name: 'file.tooLarge',
  });
  for (let at = 0; at < 20; at += 1) await li(beginUpload, begun({ fingerprint: `potwiRi-${at}` }));
  const more = li(beginUpload, begun({ size: 1, fingerprint: 'one-more' }));
  await expect(more).rejects.toMatchObject({ name: 'file.tooMuch' });
  await as('wang')(beginUpload, begun());
});

test('an aborted or abandoned upload is deleted with its bytes', async () => {
  const before = stored();
  const { id } = await li(beginUpload, begun());
  await part(id, 0);
  await li(dropUpload, { id });
  expect(stored()).toEqual(before);
  const again = await li(beginUpload, begun());
  await part(again.id, 0);
  providers.setClock(new Date(Date.now() + 49 * hour));
  await expect(part(again.id, partBytes)).rejects.toMatchObject({ name: 'file.uploadGone' });
  expect(await li(listUploads, {})).toEqual([]);
  await runJob('sweep-uploads');
  expect(stored()).toEqual(before);
});

test('an unused file in parts is swept with its parts', async () => {
  const before = stored();
  const id = await whole(bytes, { fingerprint: 'swept-one' });
  await li(finishUpload, { id });
  providers.setClock(new Date(Date.now() + 8 * 24 * hour));
  await runJob('sweep-files');
  expect(await findFile(sql, id)).toBeNull();
  expect(stored().length).toBeLessThanOrEqual(before.length);
});

test('a slow store keeps no connection waiting', async () => {
  const sizes: number[] = [];
  const { put } = providers.files;
  providers.files.put = async (...args) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    sizes.push(row?.count ?? 0);
    return put(...args);
  };
  await li.upload(uploadFile, { purpose: 'voucher' }, { name: '单.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n') });
  providers.files.put = put;
  expect(sizes).toEqual([0]);
});
