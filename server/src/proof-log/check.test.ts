import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { checkCertificates } from '#src/certificate/check.ts';
import { write } from '#src/db/open.ts';
import { listProduct } from '#test/listed-product.ts';
import { certificateOf, untilProvable } from '#test/proof.ts';
import { world } from '#test/world.ts';
import { printNumber } from '../../../bench/figure.ts';
import { appendEntry } from './actions.ts';
import { checkLog, type LogHead } from './check.ts';

// The last test makes the sequencer fail on purpose.
const centre = await world({ log: pino({ level: 'silent' }) });
const { sql, providers, runJob } = centre;
const { known } = providers.signer;

const certificates: string[] = [];
for (let count = 0; count < 4; count += 1) {
  const id = await certificateOf(sql, await listProduct(centre));
  await untilProvable(centre, id);
  certificates.push(id);
}
const numbers = (await sql<{ number: string }[]>`select number from certificate order by issued_at`).map(
  ({ number }) => number,
);

async function check(noted?: LogHead): Promise<string[]> {
  const log = await checkLog(sql, { keys: known, now: new Date(), noted });
  return [...log.broken, ...(await checkCertificates(sql)).broken];
}

const tables = ['certificate', 'proof_entry', 'proof_leaf', 'proof_tile', 'proof_checkpoint', 'proof_pending'];

/** Runs a statement past triggers and keys, as the database's owner could, and restores the rows afterwards. */
async function tampered(statement: string, noted?: LogHead): Promise<string[]> {
  const free = "set local session_replication_role = 'replica';";
  for (const table of tables) await sql.unsafe(`create table kept_${table} as table ${table}`);
  try {
    await sql.begin((tx) => tx.unsafe(`${free} ${statement}`));
    return await check(noted);
  } finally {
    for (const table of tables) {
      await sql.begin((tx) =>
        tx.unsafe(`${free} delete from ${table}; insert into ${table} overriding system value table kept_${table}`),
      );
      await sql.unsafe(`drop table kept_${table}`);
    }
  }
}

test('an unaltered log is whole', async () => {
  expect(await check()).toEqual([]);
});

test("whichever row is changed or taken away behind the program's back, that row is named", {
  timeout: 120_000,
}, async () => {
  const [n] = [numbers[1]];
  const rows: [statement: string, sentence: string][] = [];
  for (const [index, number] of numbers.entries()) {
    rows.push(
      [
        `update certificate set content = replace(content, '港区', '港口') where number = '${number}'`,
        `证书 ${number}：`,
      ],
      [
        `update certificate set valid_until = valid_until + interval '1 s' where number = '${number}'`,
        `证书 ${number}：`,
      ],
      [
        `update certificate set state = 'revoked', state_at = now(), state_salt = '' where number = '${number}'`,
        `证书 ${number}：状态`,
      ],
      [`delete from certificate where number = '${number}'`, `证书 ${number}：日志中有记载`],
      [
        `update proof_entry set entry = entry || ' ' where subject = '${number}'`,
        `第 ${index} 项（${number}）的登记内容被改动`,
      ],
      [`delete from proof_entry where subject = '${number}'`, `第 ${index} 项的登记内容缺失`],
      [`update proof_leaf set hash = sha256(hash) where index = ${index}`, `第 ${index} 项（${number}）的叶哈希被改动`],
      [
        `delete from proof_leaf where index = ${index}`,
        index < numbers.length - 1 ? `第 ${index} 项缺失` : '日志被截短',
      ],
      [
        `update proof_tile set hashes = overlay(hashes placing '\\x0000000000' from ${index * 32 + 5})`,
        `瓦片 0/000 被改动（第 ${index} 项处）`,
      ],
    );
  }
  for (const { id, size } of await sql<{ id: number; size: number }[]>`select id, size from proof_checkpoint`) {
    rows.push(
      [
        `update proof_checkpoint set note = replace(note, E'\\n${size}\\n', E'\\n9\\n') where id = ${id}`,
        `检查点 ${id}（`,
      ],
      [`update proof_checkpoint set size = size + 100 where id = ${id}`, `检查点 ${id}（`],
    );
  }
  rows.push(
    ['delete from proof_tile', '瓦片 0/000 '],
    [`delete from proof_checkpoint where size = ${numbers.length}`, `第 ${numbers.length - 1} 项起没有检查点`],
    [`update proof_entry set subject = 'DJ-0' where subject = '${n}'`, `证书 ${n}：日志中没有它的颁发记录`],
  );
  const missed = [];
  for (const [statement, sentence] of rows) {
    const findings = await tampered(statement);
    if (!findings.some((line) => line.includes(sentence))) missed.push({ statement, sentence, findings });
  }
  printNumber({
    id: 'E3',
    is: rows.length - missed.length,
    of: `of ${rows.length} rows changed or taken away by SQL named`,
    atLeast: rows.length,
  });
  expect(missed).toEqual([]);
});

test('an entry, its leaf and its tile changed together are found by the next signed root', async () => {
  const findings = await tampered(`
    update proof_entry set entry = entry || ' ' where subject = '${numbers[2]}';
    update proof_leaf l set hash = sha256('\\x00'::bytea || convert_to(e.entry, 'UTF8')) from proof_entry e
      where e.id = l.entry_id and e.subject = '${numbers[2]}';
    update proof_tile set hashes = (select string_agg(hash, ''::bytea order by index) from proof_leaf)`);
  expect(findings.join()).toContain('第 2 至 2 项之间有改动');
});

test('a log cut off whole is found by the head that was noted', async () => {
  const { head } = await checkLog(sql, { keys: known, now: new Date() });
  const cut = `
    delete from proof_checkpoint where size > 2; delete from proof_leaf where index > 1;
    delete from proof_entry where subject in ('${numbers[2]}', '${numbers[3]}');
    delete from certificate where number in ('${numbers[2]}', '${numbers[3]}');
    update proof_tile set hashes = substring(hashes for 64)`;
  expect(await tampered(cut)).toEqual([]);
  expect((await tampered(cut, head)).join()).toContain('已被截短或改写');
});

test('an entry taken out of the queue is missed', async () => {
  const findings = await tampered(`
    insert into proof_entry (subject, event, entry, at) values ('DJ-1', 'issued', '{}', now())`);
  expect(findings.join()).toContain('（DJ-1）没有进入日志');
});

test('a checkpoint signed by anyone else is refused', async () => {
  const log = await checkLog(sql, {
    keys: known.filter(({ algorithm }) => algorithm !== 'sm2'),
    now: new Date(),
  });
  expect(log.broken[0]).toContain('不是用已知密钥签的');
});

test('nothing is signed over a log that contradicts its last word', async () => {
  const free = "set local session_replication_role = 'replica';";
  await sql.begin((tx) =>
    tx.unsafe(`${free} update proof_tile set hashes = overlay(hashes placing '\\x0000000000' from 5)`),
  );
  await write(sql, (db) => appendEntry(db, { subject: 'DJ-2', event: 'issued', entry: '{}', at: new Date() }));
  await expect(runJob('sequence-proof-log')).rejects.toThrow('contradicts');
  const [first] = certificates;
  expect((await centre.as('visitor')(getProductCertificate, { id: first ?? '' })).isIntact).toBe(true);
});
