import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned } from '@shuji/contract/proof/note';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { write } from '#src/db/open.ts';
import { primitives } from '#src/providers/primitives.ts';
import { openSigner, type Signer } from '#src/providers/signer.ts';
import { testProofLog, testSecretKey } from '#test/keys.ts';
import { world } from '#test/world.ts';
import { appendEntry, integrate, signHead } from './actions.ts';
import { checkLog } from './check.ts';
import { refuseOtherName } from './guard.ts';

const { sql, providers, atOnce, runJob } = await world({ log: pino({ level: 'silent' }) });
const { origin, known } = providers.signer;
const { logHead } = providers;

let count = 0;
const append = () => {
  count += 1;
  const entry = { subject: `DJ-${count}`, event: 'issued', entry: `{"entry":${count}}`, at: new Date() };
  return write(sql, (db) => appendEntry(db, entry));
};
const sequence = async (signer: Signer) => {
  const context = { providers: { signer, logHead }, now: new Date(), invalidate: () => {} };
  // In one transaction, so that the centre's own sequencer does not sign between the two.
  await write(sql, async (db) => {
    await integrate({ ...context, db });
    await signHead({ ...context, db });
  });
};
const sizes = async () =>
  (await sql<{ size: number }[]>`select size from proof_checkpoint order by id`).map((row) => row.size);
const whole = () => checkLog(sql, { keys: known, now: new Date() });

test('a log begins with nothing, signed', async () => {
  await vi.waitFor(async () => expect(await sizes()).toEqual([0]));
  expect(await whole()).toMatchObject({ broken: [], waiting: 0 });
});

test('two concurrent sequencers take turns: each index is assigned once, and none is skipped', async () => {
  await Promise.all(Array.from({ length: 30 }, append));
  const run = () => runJob('sequence-proof-log');
  await atOnce((tx) => tx`select pg_advisory_xact_lock(hashtext('proof_log'))`, [run, run]);
  await Promise.all(Array.from({ length: 300 }, append));
  await vi.waitFor(async () => expect((await sizes()).at(-1)).toBe(330), { timeout: 10_000 });
  const places = await sql<{ index: number }[]>`select index from proof_leaf order by index`;
  expect(places.map(({ index }) => index)).toEqual(Array.from({ length: 330 }, (_, index) => index));
  expect(await whole()).toMatchObject({ broken: [], head: { size: 330 } });
});

test('an entry of a transaction that was taken back is not in the log', async () => {
  const before = await sizes();
  const failed = write(sql, async (db) => {
    await appendEntry(db, { subject: 'DJ-none', event: 'issued', entry: '{}', at: new Date() });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  await runJob('sequence-proof-log');
  expect(await sizes()).toEqual(before);
});

test('the log, its tiles and its checkpoints only grow', async () => {
  for (const table of ['proof_entry', 'proof_leaf', 'proof_tile', 'proof_checkpoint']) {
    await expect(sql.unsafe(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(sql.unsafe(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  }
  await expect(sql`update proof_entry set entry = '{}'`).rejects.toThrow('append-only');
  await expect(sql`update proof_leaf set hash = sha256(hash)`).rejects.toThrow('append-only');
  await expect(sql`update proof_checkpoint set note = ''`).rejects.toThrow('append-only');
  await expect(sql`update proof_tile set hashes = sha256(hashes)`).rejects.toThrow('append-only');
  await expect(sql`update proof_tile set index = index + 1`).rejects.toThrow('append-only');
});

test('each size of the log has one checkpoint, and none is added behind the newest', async () => {
  const [last = 0] = (await sizes()).slice(-1);
  const sign = (size: number, isRepeat = false) =>
    sql`insert into proof_checkpoint (size, note, signed_at, is_repeat) values (${size}, '', now(), ${isRepeat})`;
  await expect(sign(last)).rejects.toThrow('append-only');
  await expect(sign(last - 1)).rejects.toThrow('append-only');
  await expect(sign(last, true)).rejects.toThrow('append-only');
  const unordered = sql.begin(async (tx) => {
    await tx`set local session_replication_role = 'replica'`;
    await tx`insert into proof_checkpoint (size, note, signed_at) values (${last}, '', now())`;
  });
  await expect(unordered).rejects.toThrow('proof_checkpoint_one_size');
});

test('new keys are recorded in the log and sign it at once, the old ones still prove what they signed', async () => {
  const changed = { ...testProofLog, ed25519Key: Buffer.from('0a'.repeat(31).concat('0b'), 'hex') };
  const signer = openSigner({ ...changed, oldKeys: providers.signer.current }, testSecretKey);
  const before = (await sizes()).at(-1) ?? 0;
  // The centre's own sequencer has the old keys still: the two do not answer each other for ever.
  for (let round = 0; round < 4; round += 1) {
    await sequence(signer);
    await runJob('sequence-proof-log');
  }
  const recorded = await sql<{ entry: string; note: string }[]>`
    select e.entry, c.note from proof_entry e join proof_leaf l on l.entry_id = e.id
    join proof_checkpoint c on c.size = l.index + 1 where e.subject = 'LOG' order by e.id`;
  expect(recorded.map(({ entry }) => JSON.parse(entry))).toEqual([
    { at: expect.any(String), event: 'keys', keys: signer.current, origin },
    { at: expect.any(String), event: 'keys', keys: providers.signer.current, origin },
  ]);
  expect((await sizes()).at(-1)).toBe(before + 2);
  const note = parseCheckpoint(recorded[0]?.note ?? '')?.note;
  expect(note && isSigned(note, known, 'ed25519', primitives)).toBe(false);
  expect((await checkLog(sql, { keys: signer.known, now: new Date() })).broken).toEqual([]);
  expect((await whole()).broken).toEqual([expect.stringContaining('不是用已知密钥签的')]);
});

test('a log keeps its name', async () => {
  await refuseOtherName(sql, origin);
  await expect(refuseOtherName(sql, 'elsewhere/log')).rejects.toThrow(`LOG_ORIGIN=${origin}`);
  const signer = openSigner({ ...testProofLog, origin: 'elsewhere/log' }, testSecretKey);
  await expect(sequence(signer)).rejects.toThrow('contradicts');
});
