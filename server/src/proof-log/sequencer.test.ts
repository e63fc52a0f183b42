import { readCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned } from '@shuji/contract/proof/note';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { write } from '#src/db/open.ts';
import { primitives } from '#src/outside/primitives.ts';
import { openSigner } from '#src/outside/signer.ts';
import { testProofLog, testSecretKey } from '#test/keys.ts';
import { world } from '#test/world.ts';
import { appendEntry, sequence } from './actions.ts';
import { checkLog } from './check.ts';
import { refuseOtherName } from './guard.ts';
import { newestCheckpoint } from './queries.ts';

const { sql, outside, atOnce, runJob } = await world({ log: pino({ level: 'silent' }) });
const { origin, known } = outside.signer;

let made = 0;
const append = () => {
  made += 1;
  const entry = { subject: `DJ-${made}`, event: 'issued', entry: `{"entry":${made}}`, at: new Date() };
  return write(sql, (db) => appendEntry(db, entry));
};
const waiting = async () => (await sql`select from proof_pending`).length;
const sizes = async () =>
  (await sql<{ size: number }[]>`select size from proof_checkpoint order by id`).map((row) => row.size);
const whole = () => checkLog(sql, { origin, keys: known, now: new Date() });

test('a log begins with nothing, signed', async () => {
  await vi.waitFor(async () => expect(await sizes()).toEqual([0]));
  expect(await whole()).toMatchObject({ broken: [], waiting: 0 });
});

test('two sequencers at once take turns: no place is given twice, none is left out', async () => {
  await Promise.all(Array.from({ length: 30 }, append));
  const run = () => runJob('sequence-proof-log');
  await atOnce((tx) => tx`select pg_advisory_xact_lock(hashtext('proof_log'))`, [run, run]);
  await Promise.all(Array.from({ length: 300 }, append));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
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

test('the log and its tiles only grow', async () => {
  for (const table of ['proof_entry', 'proof_leaf', 'proof_checkpoint']) {
    await expect(sql.unsafe(`delete from ${table}`)).rejects.toThrow('append-only');
  }
  await expect(sql`update proof_tile set hashes = sha256(hashes)`).rejects.toThrow('append-only');
  await expect(sql`delete from proof_tile`).rejects.toThrow('append-only');
});

test('new keys sign the log as it stands, the old ones still prove what they signed', async () => {
  const changed = { ...testProofLog, ed25519Key: Buffer.from('0a'.repeat(31).concat('0b'), 'hex') };
  const signer = openSigner({ ...changed, oldKeys: outside.signer.current }, testSecretKey);
  const before = await sizes();
  await write(sql, (db) => sequence({ db, outside: { signer }, now: new Date(), touch: () => {} }));
  expect(await sizes()).toEqual([...before, before.at(-1)]);
  const note = readCheckpoint((await newestCheckpoint(sql))?.note ?? '')?.note;
  expect(note && isSigned(note, known, 'ed25519', primitives)).toBe(false);
  expect((await checkLog(sql, { origin, keys: signer.known, now: new Date() })).broken).toEqual([]);
  expect((await whole()).broken).toHaveLength(1);
});

test('a log keeps its name', async () => {
  await refuseOtherName(sql, origin);
  await expect(refuseOtherName(sql, 'elsewhere/log')).rejects.toThrow(`LOG_ORIGIN=${origin}`);
  const signer = openSigner({ ...testProofLog, origin: 'elsewhere/log' }, testSecretKey);
  const signing = write(sql, (db) => sequence({ db, outside: { signer }, now: new Date(), touch: () => {} }));
  await expect(signing).rejects.toThrow('contradicts');
});
