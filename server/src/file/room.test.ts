import { uploadFile } from '@shuji/contract/file/calls';
import { beginUpload } from '@shuji/contract/file/upload';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, atOnce } = centre;
const megabyte = 1024 * 1024;
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(0.6 * megabyte, 'a')]);
async function set(key: string, value: string): Promise<void> {
  await sql`update setting set value = ${value} where key = ${key}`;
  invalidateMemos();
}

let who: Newcomer;

beforeEach(async () => {
  who = await newcomer(sql);
  await set('upload_room_unverified', '1');
});
afterEach(async () => {
  await set('upload_room_all', '204800');
  providers.files.room = async () => null;
});

const upload = (one: { token: string } = who) =>
  as(one).upload(uploadFile, { purpose: 'licence' }, { name: '执照.pdf', bytes });
const noRoom = { name: 'file.noRoom' };

test('unused files have a quota by attestation, and the refusal shows the usage and how to free space', async () => {
  await upload();
  await expect(upload()).rejects.toMatchObject({
    ...noRoom,
    fields: { file: '已占用 1 MB，上限 1 MB。请到个人中心的“我的文件”删除不用的文件；没有使用的文件 7 天后自动清除' },
  });
  for (const name of ['wang', 'li'] as const)
    for (let count = 0; count < 2; count += 1)
      await as(name).upload(uploadFile, { purpose: 'licence' }, { name: '执照.pdf', bytes });
});

test('a file that is used takes no room any more', async () => {
  const { id } = await upload();
  await expect(upload()).rejects.toMatchObject(noRoom);
  await sql`update file set claimed_at = now() where id = ${id}`;
  await upload();
});

test('a large upload takes its whole room when it begins', async () => {
  const begun = (size: number, fingerprint: string) =>
    as(who)(beginUpload, { purpose: 'delivery', name: '全量.zip', size, fingerprint });
  await begun(900_000, 'whole-upload-1');
  await expect(begun(200_000, 'whole-upload-2')).rejects.toMatchObject(noRoom);
  await expect(upload()).rejects.toMatchObject(noRoom);
});

test('concurrent uploads for the last space succeed once', async () => {
  const results = await atOnce(
    (tx) => tx`select pg_advisory_xact_lock(hashtextextended('quota upload room all', 0))`,
    [() => upload(), () => upload()],
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await sql`select from file where owner_id = ${who.accountId}`).toHaveLength(1);
});

test('all together have an end too, and races do not move it', async () => {
  await sql`update file set claimed_at = now()`;
  await sql`delete from file_upload`;
  await set('upload_room_all', '2');
  const other = await newcomer(sql);
  const results = await atOnce(
    (tx) => tx`select pg_advisory_xact_lock(hashtextextended('quota upload room all', 0))`,
    [who, other, await newcomer(sql), await newcomer(sql)].map((one) => () => upload(one)),
  );
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(refused).toMatchObject({ reason: { name: 'file.noRoomInAll' } });
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('a share of the disk stays free', async () => {
  providers.files.room = async () => ({ free: 11 * megabyte, total: 100 * megabyte });
  await upload();
  providers.files.room = async () => ({ free: 10.5 * megabyte, total: 100 * megabyte });
  await expect(upload(await newcomer(sql))).rejects.toMatchObject({ name: 'file.noRoomInAll' });
});
