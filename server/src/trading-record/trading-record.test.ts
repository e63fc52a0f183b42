import { reviewExperience } from '@shuji/contract/experience/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { requestCopy } from '@shuji/contract/privacy/calls';
import { getLogKeys } from '@shuji/contract/proof/log-calls';
import { parseKey } from '@shuji/contract/proof/note';
import { parseRecord, type RecordFile, recordText, spellRecord, verifyRecord } from '@shuji/contract/proof/record';
import { dayMs } from '@shuji/contract/time';
import {
  countRecordOpening,
  createRecordLink,
  downloadOwnRecord,
  downloadSharedRecord,
  getOwnRecord,
  getSharedRecord,
  listRecordLinks,
  withdrawRecordLink,
} from '@shuji/contract/trading-record/calls';
import { mostLinks } from '@shuji/contract/trading-record/labels';
import type { TradingRecord } from '@shuji/contract/trading-record/schema';
import { expect, test } from 'vitest';
import { primitives } from '#src/providers/primitives.ts';
import { dealUntil, password } from '#test/deal.ts';
import { aSubmittedExperience } from '#test/experience.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, runJob, providers } = centre;
const { current } = await as('visitor')(getLogKeys, {});
const keys = current.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
const product = await listProduct(centre);
const orders = [await dealUntil(centre, product, 'completed'), await dealUntil(centre, product, 'completed')];
await runJob('sequence-proof-log');

const verify = (file: RecordFile, known = keys) =>
  verifyRecord(file, { keys: known, primitives, now: new Date(), label: (field) => field });

async function ownFile(): Promise<{ file: RecordFile; text: string }> {
  const text = (await as('li').file(downloadOwnRecord, { format: 'json' })).body.toString();
  const file = parseRecord(text);
  if (!file) throw new Error('not a record');
  return { file, text };
}

test('a record counts deals by month, side and way of delivery, each with its certificate', async () => {
  const pages = await Promise.all(orders.map((y) => as('li')(getOrder, { x: 2, y })));
  const { holder, deals, certificates } = await as('li')(getOwnRecord, {});
  expect(holder).toMatchObject({ name: '滨海数科数据技术有限公司', code: '91990116MAG4BAHEDM' });
  expect(certificates).toMatchObject([{ state: 'valid' }]);
  expect(deals).toHaveLength(1);
  expect(deals[0]?.role).toBe('seller');
  expect([...(deals[0]?.certificates ?? [])].sort()).toEqual(pages.map((page) => page.certificate?.number).sort());
});

test('its file holds by the published keys and names no buyer, price, phone or person', async () => {
  const { file, text } = await ownFile();
  const outcome = verify(file);
  expect(outcome).toMatchObject({ record: { holder: { name: '滨海数科数据技术有限公司' } } });
  expect(file.certificates).toHaveLength(3);
  const shown = JSON.stringify([file.statement.split('\n')[1], file.certificates.map(({ fields }) => fields)]);
  expect(shown).toContain('滨海数科');
  expect(shown).not.toMatch(/海联|buyer(Name|Code|Masked)|contact|amount\W+\d|王芳|李明|13[89]\d{8}(?!\d)/);
  expect(spellRecord(file)).toBe(text);
});

test('a changed statement, a left out or swapped certificate, a changed field and another key are each named', async () => {
  const { file } = await ownFile();
  const at = (changed: Partial<RecordFile>, known = keys) => verify({ ...file, ...changed }, known);
  const lines = file.statement.replace('"delivery":"', '"delivery":"x');
  expect(at({ statement: lines })).toMatchObject({ step: 'ed25519' });
  expect(at({ statement: file.statement.replace('{', '{ ') })).toMatchObject({ step: 'form' });
  expect(at({ certificates: file.certificates.slice(1) })).toMatchObject({ step: 'lines' });
  const [first, ...more] = file.certificates;
  if (!first) throw new Error('no certificate');
  expect(at({ certificates: [first, first, ...more] })).toMatchObject({ step: 'certificates' });
  const [salt = ''] = first.fields.productName ?? [];
  const renamed: typeof first = { ...first, fields: { ...first.fields, productName: [salt, '别的'] } };
  expect(at({ certificates: [renamed, ...more] })).toMatchObject({ step: 'certificates' });
  const hidden = { ...first, fields: {} };
  expect(at({ certificates: [hidden, ...more] })).toMatchObject({ step: 'lines' });
  expect(at({}, keys.slice(1))).toMatchObject({ step: 'ed25519' });
  expect(at({}, keys.slice(0, 1))).toMatchObject({ step: 'sm2' });
});

test('a line that its certificates do not bear out is named, though the centre had signed it', async () => {
  const { file } = await ownFile();
  const outcome = verify(file);
  if ('step' in outcome) throw new Error(outcome.why);
  const signed = (change: (record: TradingRecord) => TradingRecord) => {
    const statement = providers.signer.sign(recordText({ ...outcome, record: change(outcome.record) }));
    return verify({ ...file, statement });
  };
  expect(signed((record) => record)).toMatchObject({ issuer: outcome.issuer });
  const deal = (changes: Partial<TradingRecord['deals'][number]>) =>
    signed((record) => ({ ...record, deals: record.deals.map((line) => ({ ...line, ...changes })) }));
  const certificate = (changes: Partial<TradingRecord['certificates'][number]>) =>
    signed((record) => ({ ...record, certificates: record.certificates.map((line) => ({ ...line, ...changes })) }));
  for (const wrong of [
    deal({ month: '2020-01' }),
    deal({ role: 'buyer' }),
    deal({ delivery: 'API 接口' }),
    deal({ certificates: ['PZ-2026-00000-00000'] }),
    certificate({ state: 'revoked' }),
    certificate({ productName: '别的产品' }),
    signed((record) => ({ ...record, holder: { ...record.holder, code: '91990116MAKUDYR4LC' } })),
  ]) {
    expect(wrong).toMatchObject({ step: 'lines' });
  }
});

test('no flipped bit of the file passes', { timeout: 60_000 }, async () => {
  const bytes = Buffer.from((await ownFile()).text);
  const passed: number[] = [];
  for (let at = 0; at < bytes.length * 8; at += 521) {
    const flipped = Buffer.from(bytes);
    flipped[at >> 3] = (flipped[at >> 3] as number) ^ (1 << (at & 7));
    const text = flipped.toString('utf8');
    const file = Buffer.from(text).equals(flipped) ? parseRecord(text) : null;
    if (file && !('step' in verify(file))) passed.push(at);
  }
  expect(passed).toEqual([]);
});

test('the PDF is for people', async () => {
  const { body, headers } = await as('li').file(downloadOwnRecord, { format: 'pdf' });
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('交易履历-滨海数科');
});

async function share(days = 7): Promise<{ code: string; id: string }> {
  const { address } = await as('li')(createRecordLink, { note: '滨海银行授信', days });
  const { rows } = await as('li')(listRecordLinks, {});
  return { code: new URL(address).searchParams.get('code') ?? '', id: rows[0]?.id ?? '' };
}

test('whoever has the link reads the record and takes the file; the list says when it was opened', async () => {
  const { code, id } = await share();
  const { record } = await as('visitor')(getSharedRecord, { code });
  expect(record).toEqual(await as('li')(getOwnRecord, {}));
  await as('visitor')(countRecordOpening, { code });
  const { body } = await as('visitor').file(downloadSharedRecord, { code, format: 'json' });
  expect(parseRecord(body.toString())).not.toBeNull();
  const { rows } = await as('li')(listRecordLinks, {});
  expect(rows.find((row) => row.id === id)).toMatchObject({ opens: 2, openedAt: expect.any(String), state: 'valid' });
  expect(await sql`select from trading_record_link where token_hash::text like ${`%${code}%`}`).toHaveLength(0);
});

test('a withdrawn link is over at once, an expired one on its day, each without a word about whose it was', async () => {
  const [withdrawn, expired] = [await share(), await share()];
  await as('li')(withdrawRecordLink, { id: withdrawn.id });
  await sql`update trading_record_link set created_at = ${new Date(Date.now() - 8 * dayMs)},
    expires_at = ${new Date(Date.now() - dayMs)} where id = ${expired.id}`;
  for (const { code } of [withdrawn, expired]) {
    await expect(as('visitor')(getSharedRecord, { code })).rejects.toMatchObject({ name: 'door.gone' });
    await expect(as('visitor')(countRecordOpening, { code })).rejects.toMatchObject({ name: 'door.gone' });
    const take = as('visitor').file(downloadSharedRecord, { code, format: 'json' });
    await expect(take).rejects.toMatchObject({ name: 'door.gone' });
    const page = await centre.server.inject({ url: `/api/record/shared?code=${code}` });
    expect(page.body).not.toMatch(/滨海|9199/);
  }
  await expect(as('visitor')(getSharedRecord, { code: 'none' })).rejects.toMatchObject({ name: 'record.noLink' });
  await expect(as('li')(withdrawRecordLink, { id: withdrawn.id })).rejects.toMatchObject({ name: 'record.linkOver' });
});

test('a link stays shut while its merchant is frozen', async () => {
  const { code } = await share();
  const freeze = (status: string) => sql`
    update application set status = ${status} where subject = 'merchant' and status in ('approved', 'frozen')
      and party_id = (select party_id from actor_fact where account_id = (select account_id from party where credit_code = '91990116MAG4BAHEDM'))`;
  await freeze('frozen');
  await expect(as('visitor')(getSharedRecord, { code })).rejects.toMatchObject({ name: 'door.gone' });
  await freeze('approved');
  await as('visitor')(getSharedRecord, { code });
});

test('bad terms are refused at their field, and so is one link too many', async () => {
  const add = (input: object) => as('li')(createRecordLink, { note: '滨海银行授信', days: 30, ...input });
  await expect(add({ days: 31 })).rejects.toMatchObject({
    fields: { days: expect.stringContaining('7 天、30 天、90 天') },
  });
  await expect(add({ note: '' })).rejects.toMatchObject({ fields: { note: expect.any(String) } });
  const { total } = await as('li')(listRecordLinks, {});
  for (let nth = total; nth < mostLinks + 1; nth += 1) await add({}).catch(() => null);
  await expect(add({})).rejects.toMatchObject({ name: 'record.tooManyLinks' });
});

test('reviewed deals from elsewhere appear without the other side and the amount', async () => {
  const id = await aSubmittedExperience(centre);
  expect((await as('li')(getOwnRecord, {})).outside).toEqual([]);
  await as('zhao')(reviewExperience, { id, decision: 'approve' });
  const { outside } = await as('li')(getOwnRecord, {});
  expect(outside).toMatchObject([{ role: '供方', productName: '道路通行小时数据', dealtOn: '2025-03-01' }]);
  expect(JSON.stringify(outside)).not.toMatch(/海联|8800000/);
});

test('the copy of personal data lists the links, never their secrets', async () => {
  const { id } = await as('li')(requestCopy, { password });
  await runJob('prepare-copies');
  const [copy] = await sql<{ contentSealed: string }[]>`select content_sealed from data_copy where id = ${id}`;
  expect(providers.vault.decrypt(copy?.contentSealed ?? '')).toContain('交易履历的分享链接');
});
