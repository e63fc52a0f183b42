import { exportAccounts, listAccounts, readAccount } from '@shuji/contract/account/office';
import { exportAttestationQueue, getOwnAttestation, readAttestationSheet } from '@shuji/contract/merchant/attestation';
import { downloadCopy, listAccesses, listCopies, requestCopy } from '@shuji/contract/privacy/calls';
import { listReveals, revealField } from '@shuji/contract/review/calls';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { features } from '#src/features.ts';
import type { Newcomer } from '#test/newcomers.ts';
import { newcomer } from '#test/newcomers.ts';
import { attestPerson, person, withPhone } from '#test/person.ts';
import { world } from '#test/world.ts';

// One test makes the record fail, which is a fault.
const centre = await world({ log: pino({ level: 'silent' }) });
const { as, sql } = centre;
const [zhao, zhou] = [as('zhao'), as('zhou')];
let who: Newcomer;
let id = '';

beforeAll(async () => {
  who = await withPhone(centre, '13722221112');
  await attestPerson(centre, who);
  const [row] = await sql<{ id: string }[]>`
    select id from application where account_id = ${who.accountId} and subject = 'attestation'`;
  id = row?.id ?? '';
});

async function accesses(whose = who) {
  return (await as(whose)(listAccesses, {})).rows;
}

test('opening the identity papers of someone is recorded, for the auditor by name and for that person by role', async () => {
  expect(await accesses()).toEqual([]);
  await zhao(readAttestationSheet, { id });
  expect(await accesses()).toEqual([
    { at: expect.any(String), roles: ['reviewer'], place: 'attestation', part: 'detail', file: null },
  ]);
  expect(JSON.stringify(await accesses())).not.toContain(cast.zhao.name);
  expect((await zhou(listReveals, {})).rows).toMatchObject([
    { operatorName: '赵岩', place: 'attestation', field: 'detail', subjectId: id, reason: '' },
  ]);
  // A look is no action.
  expect((await sql`select from audit_entry where call = 'readAttestationSheet'`).count).toBe(0);
});

test('a value behind its mask and an account are shown to their owner too, the reason is not', async () => {
  const look = { place: 'attestation', id, field: 'idNumber', reason: '核对证件号码' } as const;
  await zhao(revealField, look);
  await zhao(readAccount, { id: who.accountId });
  const seen = await accesses();
  expect(seen.map(({ place, part }) => `${place} ${part}`).sort()).toEqual([
    'account detail',
    'attestation detail',
    'attestation idNumber',
  ]);
  expect(JSON.stringify(seen)).not.toContain(look.reason);
});

test('where the record cannot be written there is no reply', async () => {
  await sql`alter table reveal add constraint nothing_more check (place <> 'attestation') not valid`;
  await expect(zhao(readAttestationSheet, { id })).rejects.toThrow();
  await expect(
    zhao(revealField, { place: 'attestation', id, field: 'idNumber', reason: '核对证件号码' }),
  ).rejects.toThrow();
  await sql`alter table reveal drop constraint nothing_more`;
});

test("the owner's own look, and what was refused, is not recorded; others read nothing of it", async () => {
  const before = await accesses();
  await as(who)(getOwnAttestation, {});
  await expect(as('sun')(readAttestationSheet, { id })).rejects.toMatchObject({ name: 'door.forbidden' });
  const missing = '01900000-0000-7000-8000-00000000dead';
  await expect(zhao(readAttestationSheet, { id: missing })).rejects.toMatchObject({ name: 'door.notFound' });
  expect(await accesses()).toEqual(before);
  expect(await accesses(await newcomer(sql))).toEqual([]);
});

test('lists that are exported with personal data are recorded for everybody in them', async () => {
  const reader = await newcomer(sql, 'attesting');
  await zhao.file(exportAttestationQueue, { format: 'csv' });
  await zhao.file(exportAccounts, { format: 'csv', keyword: cast.li.phone });
  expect(await accesses(reader)).toMatchObject([{ place: 'attestation', part: 'export' }]);
  const { rows } = await zhao(listAccounts, { keyword: cast.li.phone });
  expect(rows).toHaveLength(1);
  expect((await as('li')(listAccesses, {})).rows).toMatchObject([{ place: 'account', part: 'export' }]);
});

test('only office pages without personal data are opened unrecorded', () => {
  const details = features
    .flatMap(({ calls }) => calls)
    .filter(({ call }) => call.method === 'GET' && /^\/office\/api\/.*\/(info\/)?:id$/.test(call.path));
  expect(details.length).toBeGreaterThan(10);
  expect(
    details
      .filter(({ call }) => !call.writes)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    // The words and the number of receivers, none of whom it names.
    'getBroadcast',
    'getOfficeCertificate',
    'getOfficeDocument',
    'getOfficeNews',
    'getRating',
    // Profiles mask personal data; the file itself is recorded.
    'getSampleForReview',
  ]);
});

test('the copy of one’s data holds the record', async () => {
  await as(who)(requestCopy, { password: person.password });
  await centre.runJob('prepare-copies');
  const [row] = await as(who)(listCopies, {});
  const [, copy = '', until = '', use = '', signature = ''] =
    /copy\/(.+)\?until=(\d+)&use=(.+)&signature=(.+)$/.exec(row?.url ?? '') ?? [];
  const { body } = await as(who).file(downloadCopy, { id: copy, until, use, signature });
  expect(JSON.parse(body.toString()).个人信息查看记录).toEqual(await accesses());
});
