// Identity papers that the office fetches: each fetch is a row, for the auditor by name and for the owner by role.

import { uploadFile } from '@shuji/contract/file/calls';
import { applyAttestation, readAttestationSheet } from '@shuji/contract/merchant/attestation';
import { listAccesses } from '@shuji/contract/privacy/calls';
import { exportReveals, listReveals } from '@shuji/contract/review/calls';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { tokenOf } from '#test/template.ts';
import { world } from '#test/world.ts';

// One test makes the record fail, which is a fault.
const { as, sql, server, providers } = await world({ log: pino({ level: 'silent' }) });
const bytes = Buffer.from(`%PDF-1.7\n${'执照'.repeat(400)}`);
let who: Newcomer;
let [id, licenceId] = ['', ''];

beforeAll(async () => {
  who = await newcomer(sql);
  const upload = (purpose: 'licence' | 'authority') =>
    as(who).upload(uploadFile, { purpose }, { name: `${purpose}.pdf`, bytes });
  const [licence, authority] = [await upload('licence'), await upload('authority')];
  licenceId = licence.id;
  const form = {
    kind: 'organisation',
    name: '晨光数据服务有限公司',
    creditCode: who.creditCode,
    legalPerson: '陈晨',
    region: '120116',
    agent: '陈晨',
    contactPhone: '13800000003',
    licence: licence.id,
    authority: authority.id,
    consentLicence: true,
    submit: true,
  } as const;
  ({ id } = await as(who)(applyAttestation, form));
});
afterEach(() => providers.setClock(null));

/** Opens the detail and gives the link to one of its papers. */
async function linkOf(paper: string): Promise<string> {
  const detail = await as('zhao')(readAttestationSheet, { id });
  const found = /\/api\/file\/link\/[^"]+/g;
  const urls = JSON.stringify(detail).match(found) ?? [];
  return urls.find((url) => url.includes(paper)) ?? '';
}

const fetchAs = (url: string, token: string, more: Record<string, string> = {}) =>
  server.inject({ url, headers: { authorization: token, ...more } });
const rowsOf = () => sql`select operator_id, roles, field, account_id from reveal where subject_id = ${licenceId}`;
const own = async () => (await as(who)(listAccesses, {})).rows.filter(({ place }) => place === 'file');

test('a paper that an operator fetches is recorded: which, by whom, when; its owner reads it by role', async () => {
  const url = await linkOf(licenceId);
  expect(await rowsOf()).toHaveLength(0);
  expect((await fetchAs(url, tokenOf('zhao'))).rawPayload.equals(bytes)).toBe(true);
  expect([...(await rowsOf())]).toEqual([
    { operatorId: cast.zhao.id, roles: ['reviewer'], field: 'paper', accountId: who.accountId },
  ]);
  const file = { purpose: 'licence', name: 'licence.pdf' };
  expect(await own()).toEqual([{ at: expect.any(String), roles: ['reviewer'], place: 'file', part: 'paper', file }]);
  expect(JSON.stringify(await own())).not.toContain(cast.zhao.name);
  const { rows } = await as('zhou')(listReveals, { keyword: licenceId });
  expect(rows).toMatchObject([{ operatorName: cast.zhao.name, place: 'file', field: 'paper', file }]);
  const detail = (await as('zhou').file(exportReveals, { format: 'csv', keyword: licenceId })).body.toString();
  expect(detail).toContain('营业执照“licence.pdf”');
});

test('the parts of one fetch are one row, a fetch by another link is another; within a minute the owner reads one', async () => {
  const before = (await rowsOf()).length;
  providers.setClock(new Date('2027-03-01T02:00:10Z'));
  const url = await linkOf(licenceId);
  for (const range of ['bytes=0-99', 'bytes=100-'])
    expect((await fetchAs(url, tokenOf('zhao'), { range })).statusCode).toBe(206);
  expect(await rowsOf()).toHaveLength(before + 1);
  providers.setClock(new Date('2027-03-01T02:00:40Z'));
  await fetchAs(await linkOf(licenceId), tokenOf('zhao'));
  expect(await rowsOf()).toHaveLength(before + 2);
  expect((await own()).filter(({ at }) => at.startsWith('2027-03-01T02:00'))).toHaveLength(1);
});

test("refused requests and the owner's own leave no row", async () => {
  const before = (await rowsOf()).length;
  const url = await linkOf(licenceId);
  await fetchAs(url, tokenOf('sun'));
  await fetchAs(url, tokenOf('zhao'));
  await fetchAs(url, tokenOf('zhao'));
  expect(await rowsOf()).toHaveLength(before + 1);
  expect(await sql`select from reveal where operator_id = ${who.accountId}`).toHaveLength(0);
});

test('where the fetch cannot be recorded no byte is sent', async () => {
  const url = await linkOf(licenceId);
  await sql`alter table reveal add constraint nothing_more check (place <> 'file') not valid`;
  const refused = await fetchAs(url, tokenOf('zhao'));
  expect(refused.statusCode).toBe(500);
  expect(refused.rawPayload.includes(bytes.subarray(0, 20))).toBe(false);
  await sql`alter table reveal drop constraint nothing_more`;
  expect((await fetchAs(url, tokenOf('zhao'))).rawPayload.equals(bytes)).toBe(true);
});
