import { listQueues } from '@shuji/contract/desk/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import * as attestation from '@shuji/contract/merchant/attestation';
import * as merchant from '@shuji/contract/merchant/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { applyOnboarding } from '@shuji/contract/onboarding/calls';
import * as permit from '@shuji/contract/permit/calls';
import { expect, test } from 'vitest';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();
const zhao = as('zhao');

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function sheetOf(who: Newcomer) {
  const file = { name: '影像.png', bytes: picture };
  const licence = await as(who).upload(uploadFile, { purpose: 'licence' }, file);
  const authority = await as(who).upload(uploadFile, { purpose: 'authority' }, file);
  return {
    name: '晨光数据服务有限公司',
    creditCode: who.creditCode,
    legalPerson: '陈晨',
    region: '120116',
    agent: '陈晨',
    contactPhone: '13800000003',
    licence: licence.id,
    authority: authority.id,
    consentLicence: true,
    kinds: ['supplier'],
    introduction: '本公司汇聚道路通行与停车数据，为出行服务和城市治理提供数据产品。',
    roles: ['buyer', 'seller'] as ('buyer' | 'seller')[],
    consent: true,
  };
}

async function idOf({ accountId }: Newcomer, subject: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from application where account_id = ${accountId} and subject = ${subject}`;
  return row?.id as string;
}

async function partsOf(who: Newcomer) {
  const { application } = await as(who)(attestation.getOwnAttestation, {});
  const { application: entry } = await as(who)(merchant.getOwnMerchant, {});
  const { open } = await as(who)(permit.getOwnPermit, {});
  return [application, entry, open].map((part) => part && [part.status, part.awaits]);
}

test('one sheet is three applications, which are decided one after another on one sheet', async () => {
  const who = await newcomer(sql);
  await as(who)(applyOnboarding, { ...(await sheetOf(who)), submit: true });
  expect(await partsOf(who)).toEqual([
    ['pending', null],
    ['pending', 'attestation'],
    ['pending', 'merchant'],
  ]);
  const [proof, entry, wish] = await Promise.all(['attestation', 'merchant', 'permit'].map((one) => idOf(who, one)));
  const { rows } = await as(who)(listNotices, {});
  expect(rows.map(({ title }) => title)).toEqual(['您的身份认证申请已提交']);

  const waiting = async () => {
    const { rows } = await zhao(merchant.listMerchantQueue, { pageSize: 100 });
    const { rows: wishes } = await zhao(permit.listPermitQueue, { pageSize: 100 });
    return [rows.some(({ id }) => id === entry), wishes.some(({ id }) => id === wish)];
  };
  expect(await waiting()).toEqual([false, false]);
  const sheet = await zhao(attestation.readAttestationSheet, { id: proof as string });
  expect(sheet.together).toEqual([
    { subject: 'merchant', id: entry },
    { subject: 'permit', id: wish },
  ]);
  expect(await zhao(merchant.readMerchantSheet, { id: entry as string })).toMatchObject({ awaits: 'attestation' });
  for (const decide of [merchant.reviewMerchant, permit.reviewPermit]) {
    const id = decide === merchant.reviewMerchant ? entry : wish;
    await expect(zhao(decide, { id: id as string, decision: 'approve' })).rejects.toMatchObject({
      name: 'application.awaits',
    });
  }

  await zhao(attestation.reviewAttestation, { id: proof as string, decision: 'approve' });
  expect(await waiting()).toEqual([true, false]);
  await zhao(merchant.reviewMerchant, { id: entry as string, decision: 'approve' });
  expect(await waiting()).toEqual([false, true]);
  await zhao(permit.reviewPermit, { id: wish as string, decision: 'approve' });
  const { held, isMerchant } = await as(who)(permit.getOwnPermit, {});
  expect([isMerchant, ...held.map(({ role }) => role)]).toEqual([true, 'buyer', 'seller']);
});

test('what awaits something counts in no queue, and its clock begins when that is granted', async () => {
  const who = await newcomer(sql);
  const countOf = async (name: string) => (await zhao(listQueues, {})).find((one) => one.name === name)?.count;
  const before = await countOf('merchant');
  await as(who)(applyOnboarding, { ...(await sheetOf(who)), submit: true });
  await sql`update application set submitted_at = submitted_at - interval '90 days' where account_id = ${who.accountId}`;
  expect(await countOf('merchant')).toBe(before);
  const { application } = await as(who)(merchant.getOwnMerchant, {});
  expect(application?.dueOn).toBeNull();
  await zhao(attestation.reviewAttestation, { id: await idOf(who, 'attestation'), decision: 'approve' });
  const sheet = await zhao(merchant.readMerchantSheet, { id: await idOf(who, 'merchant') });
  expect(sheet).toMatchObject({ isOverdue: false, awaits: null, title: '晨光数据服务有限公司' });
  expect(await countOf('merchant')).toBe((before ?? 0) + 1);
});

test('a part that comes back is sent again from the same sheet, and the others stay', async () => {
  const who = await newcomer(sql);
  const sheet = await sheetOf(who);
  await as(who)(applyOnboarding, { ...sheet, submit: true });
  const proof = await idOf(who, 'attestation');
  const opinions = { agent: '与授权书不一致' };
  await zhao(attestation.reviewAttestation, { id: proof, decision: 'correction', opinions });
  await as(who)(applyOnboarding, { ...sheet, agent: '陈小晨', introduction: '改不了', submit: true });
  const entry = await zhao(merchant.readMerchantSheet, { id: await idOf(who, 'merchant') });
  expect(entry.fields.find(({ field }) => field === 'introduction')?.text).toBe(sheet.introduction);
  await zhao(attestation.reviewAttestation, { id: proof, decision: 'approve' });
  await zhao(merchant.reviewMerchant, { id: entry.id, decision: 'correction', reason: '请补充资质文件' });
  await as(who)(applyOnboarding, { ...sheet, introduction: `${sheet.introduction}持有测绘资质。`, submit: true });
  expect(await partsOf(who)).toEqual([
    ['approved', null],
    ['pending', null],
    ['pending', 'merchant'],
  ]);
});

test('a refused attestation is applied for anew, and what awaits it awaits the new one', async () => {
  const who = await newcomer(sql);
  const sheet = await sheetOf(who);
  await as(who)(applyOnboarding, { ...sheet, submit: true });
  const refused = await idOf(who, 'attestation');
  await zhao(attestation.reviewAttestation, { id: refused, decision: 'refuse', reason: '执照影像不是本企业的' });
  await as(who)(applyOnboarding, { ...sheet, submit: true });
  const [again] = await sql<{ id: string }[]>`
    select id from application where account_id = ${who.accountId} and subject = 'attestation' and status = 'pending'`;
  await zhao(attestation.reviewAttestation, { id: again?.id ?? '', decision: 'approve' });
  expect(await partsOf(who)).toMatchObject([
    ['approved', null],
    ['pending', null],
    ['pending', 'merchant'],
  ]);
});

test('one gap keeps all three back, and a draft of all three can be left half-written', async () => {
  const who = await newcomer(sql);
  const sheet = await sheetOf(who);
  await expect(as(who)(applyOnboarding, { ...sheet, roles: [], submit: true })).rejects.toMatchObject({
    fields: { roles: '请填写申请权限' },
  });
  expect(await partsOf(who)).toEqual([null, null, null]);
  await as(who)(applyOnboarding, { name: '晨光', kinds: ['supplier'], roles: ['seller'] });
  expect(await partsOf(who)).toEqual([
    ['draft', null],
    ['draft', 'attestation'],
    ['draft', 'merchant'],
  ]);
  await as(who)(applyOnboarding, { ...sheet, submit: true });
  await expect(as(who)(applyOnboarding, { ...sheet, submit: true })).rejects.toMatchObject({
    name: 'application.notEditable',
  });
});

test('an attested company asks for the two others, a person for neither', async () => {
  const who = await newcomer(sql, 'attested');
  const { kinds, introduction, roles, consent } = await sheetOf(who);
  await as(who)(applyOnboarding, { kinds, introduction, roles, consent, submit: true });
  expect((await partsOf(who)).slice(1)).toEqual([
    ['pending', null],
    ['pending', 'merchant'],
  ]);
  const person = await newcomer(sql);
  await as(person)(attestation.applyAttestation, { kind: 'person', name: '陈晨' });
  const form = { kind: 'person', name: '陈晨', idNumber: '990101199203153421', consentId: true, submit: true } as const;
  const { id } = await as(person)(attestation.applyAttestation, form);
  await expect(as(person)(applyOnboarding, { roles, consent })).rejects.toMatchObject({
    name: 'merchant.organisationsOnly',
  });
  await zhao(attestation.reviewAttestation, { id, decision: 'approve' });
  await expect(as(person)(applyOnboarding, { roles, consent })).rejects.toMatchObject({
    name: 'merchant.organisationsOnly',
  });
});
