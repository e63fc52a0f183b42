import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { write } from '#src/db/open.ts';
import { openLogHead } from '#src/providers/log-head.ts';
import { openSigner } from '#src/providers/signer.ts';
import { testProofLog, testSecretKey } from '#test/keys.ts';
import { world } from '#test/world.ts';
import { appendEntry, integrate, signHead } from './actions.ts';
import { checkLog } from './check.ts';
import { refuseForkedLog, refuseOtherName } from './guard.ts';
import { restartLog } from './restart.ts';

const { sql, providers, runJob } = await world({ log: pino({ level: 'silent' }) });
const { signer, logHead } = providers;
const folder = dirname(logHead.place);
/** As a server that starts anew reads it. */
const startAnew = () => openLogHead({ kind: 'folder', folder }, folder);
const start = () => refuseForkedLog(sql, signer.origin, startAnew());

let count = 0;
async function append(): Promise<void> {
  count += 1;
  const entry = { subject: `DJ-${count}`, event: 'issued', entry: `{"entry":${count}}`, at: new Date() };
  await write(sql, (db) => appendEntry(db, entry));
  await runJob('sequence-proof-log');
}

const sizes = async () =>
  (await sql<{ size: number }[]>`select size from proof_checkpoint order by id`).map(({ size }) => size);

/** As a restored backup holds it: nothing beyond `size`, and every table agrees with the others. */
async function rollBack(size: number): Promise<void> {
  await sql.begin((tx) =>
    tx.unsafe(`set local session_replication_role = 'replica';
      delete from proof_pending;
      delete from proof_checkpoint where size > ${size};
      delete from proof_entry where id in (select entry_id from proof_leaf where index >= ${size});
      delete from proof_leaf where index >= ${size};
      update proof_tile set hashes = substring(hashes for ${size * 32})`),
  );
}

await vi.waitFor(async () => expect(await sizes()).toEqual([0]));
for (let count = 0; count < 5; count += 1) await append();

test('the head that was signed last is noted outside the database before it is published', async () => {
  expect(await startAnew().read()).toMatchObject({ origin: signer.origin, size: 5 });
  await expect(start()).resolves.toBeUndefined();
});

test('a server killed between noting a head and publishing it goes on with the same head', async () => {
  await write(sql, (db) => appendEntry(db, { subject: 'DJ-killed', event: 'issued', entry: '{}', at: new Date() }));
  await vi.waitFor(async () => expect((await sizes()).at(-1)).toBe(6));
  await sql.begin((tx) =>
    tx.unsafe(`set local session_replication_role = 'replica'; delete from proof_checkpoint where size = 6`),
  );
  await start();
  await runJob('sequence-proof-log');
  expect(await sizes()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect((await checkLog(sql, { keys: signer.known, now: new Date() })).broken).toEqual([]);
});

test('a run that fails to sign after assigning indexes is completed by the next', async () => {
  await write(sql, (db) => appendEntry(db, { subject: 'DJ-late', event: 'issued', entry: '{}', at: new Date() }));
  const broken = { ...logHead, write: () => Promise.reject(new Error('the disk is full')) };
  const context = { providers: { signer, logHead: broken }, now: new Date(), invalidate: () => {} };
  await write(sql, (db) => integrate({ ...context, db }));
  await vi.waitFor(async () => expect((await sizes()).at(-1)).toBe(7));
  const failed = write(sql, (db) =>
    signHead({ ...context, providers: { signer, logHead: { ...broken, read: async () => null } }, db }),
  );
  await expect(failed).rejects.toThrow('the disk is full');
  await append();
  expect((await sizes()).at(-1)).toBe(8);
});

test('a head file that cannot be read is not taken for a new log', async () => {
  const text = await readFile(logHead.place, 'utf8');
  await writeFile(logHead.place, text.slice(0, 20));
  await expect(start()).rejects.toThrow('does not hold a head');
  await writeFile(logHead.place, text);
});

test('on a rolled-back database nothing is signed, though other entries have taken the lost places', async () => {
  const lost = await startAnew().read();
  await rollBack(4);
  await expect(start()).rejects.toThrow(`数据库之外保存的日志末端为 8:${lost?.root}，而数据库中的日志只有 4 项`);
  await expect(start()).rejects.toThrow('docs/runbook.md');
  await expect(append()).rejects.toThrow('contradicts');
  expect(await sizes()).toEqual([0, 1, 2, 3, 4]);
  // A program that knew nothing of the head would have gone on to the same size and beyond.
  const forgetful = { ...logHead, read: async () => null, latest: async () => null, write: async () => {} };
  const context = { providers: { signer, logHead: forgetful }, now: new Date(), invalidate: () => {} };
  for (let count = 0; count < 5; count += 1)
    await write(sql, (db) =>
      appendEntry(db, { subject: `DJ-b${count}`, event: 'issued', entry: '{}', at: new Date() }),
    );
  await write(sql, (db) => integrate({ ...context, db }));
  await expect(start()).rejects.toThrow('而数据库中的日志在该长度的根哈希为');
  await expect(runJob('sequence-proof-log')).rejects.toThrow('contradicts');
  expect(await sizes()).toEqual([0, 1, 2, 3, 4]);
});

test('a loss is acknowledged by name, under a new name and new keys, and is recorded in log and audit trail for ever', async () => {
  const lost = await startAnew().read();
  const head = `${lost?.size}:${lost?.root}`;
  const restart = (changed: object, acknowledged = head) => {
    const next = openSigner({ ...testProofLog, ...changed }, testSecretKey);
    return write(sql, (db) => restartLog(db, { signer: next, logHead: startAnew() }, acknowledged, new Date()));
  };
  const origin = 'shuji.test/log2';
  const keys = {
    ed25519Key: Buffer.from('0c'.repeat(31).concat('0d'), 'hex'),
    sm2Key: Buffer.from('0e'.repeat(31).concat('0f'), 'hex'),
  };
  const whole = { origin, ...keys, oldKeys: signer.current };
  await expect(restart(whole, '8:other')).rejects.toThrow('与所给的不同');
  await expect(restart({ ...whole, origin: signer.origin })).rejects.toThrow('LOG_ORIGIN');
  await expect(restart({ origin, ...keys })).rejects.toThrow('LOG_OLD_KEYS');
  await expect(restart({ origin, oldKeys: signer.current })).rejects.toThrow('新的 LOG_ED25519_KEY');
  await restart(whole);

  const next = openSigner({ ...testProofLog, ...whole }, testSecretKey);
  await refuseOtherName(sql, origin);
  await refuseForkedLog(sql, origin, startAnew());
  const context = { providers: { signer: next, logHead: startAnew() }, now: new Date(), invalidate: () => {} };
  await write(sql, (db) => integrate({ ...context, db }));
  await write(sql, (db) => signHead({ ...context, db }));
  expect((await checkLog(sql, { keys: next.known, now: new Date() })).broken).toEqual([]);
  expect(await startAnew().read()).toMatchObject({ origin });
  const [{ entry } = { entry: '' }] = await sql<{ entry: string }[]>`
    select e.entry from proof_leaf l join proof_entry e on e.id = l.entry_id order by l.index desc limit 1`;
  expect(JSON.parse(entry)).toMatchObject({ event: 'restarted', origin, previous: lost });
  expect((await sql`select from audit_entry where call = 'restartProofLog'`).count).toBe(1);
  await expect(restart({ ...whole, origin: 'shuji.test/log3' })).rejects.toThrow('没有丢失');
});

test('where no head was ever noted, the log of the database is taken as it is', async () => {
  await rm(join(folder, 'log-head.json'));
  await refuseForkedLog(sql, 'shuji.test/log2', startAnew());
});
