import { uploadFile } from '@shuji/contract/file/calls';
import {
  applyAttestation,
  discardAttestation,
  freezeAttestation,
  getOwnAttestation,
  readAttestationSheet,
  reviewAttestation,
} from '@shuji/contract/merchant/attestation';
import { applyMerchant, getOwnMerchant, reviewMerchant } from '@shuji/contract/merchant/calls';
import { getMerchantCard } from '@shuji/contract/merchant/card';
import { expect, test } from 'vitest';
import { pixel } from '#test/listed-product.ts';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();

async function form(who: Newcomer, changes: Record<string, unknown> = {}) {
  const file = { name: '影像.png', bytes: pixel };
  const licence = await as(who).upload(uploadFile, { purpose: 'licence' }, file);
  const authority = await as(who).upload(uploadFile, { purpose: 'authority' }, file);
  return {
    kind: 'organisation' as const,
    name: '滨海数科（集团）有限公司',
    creditCode: who.creditCode,
    legalPerson: '李明',
    region: '120116',
    agent: '李明',
    contactPhone: '13800000001',
    licence: licence.id,
    authority: authority.id,
    consentLicence: true,
    ...changes,
  };
}

const approve = { decision: 'approve' as const };

test("a change of a verified company's data is reviewed while the old stays valid, and then replaces it", async () => {
  const who = await newcomer(sql, 'trading');
  const before = await as(who)(getOwnAttestation, {});
  const { merchantId } = await as(who)(getOwnMerchant, {});
  const again = as(who)(applyAttestation, { ...(await form(who)), submit: true });
  await expect(again).rejects.toMatchObject({ name: 'attestation.alreadyApproved' });

  const { id } = await as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  const meanwhile = await as(who)(getOwnAttestation, {});
  expect(meanwhile.party).toEqual(before.party);
  expect(meanwhile.application).toMatchObject({ status: 'pending', isChange: true });
  await expect(as(who)(getOwnMerchant, {})).resolves.toMatchObject({ merchantId });

  const detail = await as('zhao')(readAttestationSheet, { id });
  expect(detail).toMatchObject({ isChange: true, note: '企业认证资料变更' });
  expect(detail.fields.find((row) => row.field === 'name')).toMatchObject({
    isChanged: true,
    before: before.party?.name,
  });
  await as('zhao')(reviewAttestation, { id, ...approve });

  const after = await as(who)(getOwnAttestation, {});
  expect(after.party).toMatchObject({ name: '滨海数科（集团）有限公司', attestedAt: before.party?.attestedAt });
  const card = await as('visitor')(getMerchantCard, { id: merchantId ?? '' });
  expect(card.name).toBe('滨海数科（集团）有限公司');
  const approved = await sql`
    select status from application where account_id = ${who.accountId} and subject = 'attestation' order by created_at`;
  expect(approved.map((row) => row.status)).toEqual(['replaced', 'approved']);
});

test('an identity does not change: not the credit code, not the kind, not another person', async () => {
  const who = await newcomer(sql, 'attested');
  const other = await newcomer(sql);
  const change = async (changes: Record<string, unknown>) =>
    as(who)(applyAttestation, { ...(await form(who, changes)), change: true, submit: true });
  await expect(change({ creditCode: other.creditCode })).rejects.toMatchObject({
    fields: { creditCode: expect.stringContaining('不能变更') },
  });
  const person = { kind: 'person' as const, name: '李明', idNumber: '990101199203153421', consentId: true };
  const asPerson = as(who)(applyAttestation, { ...person, change: true, submit: true });
  await expect(asPerson).rejects.toMatchObject({ fields: { kind: '认证类型不能变更' } });
});

test('a refused or abandoned change leaves everything as it was', async () => {
  const who = await newcomer(sql, 'attested');
  const before = await as(who)(getOwnAttestation, {});
  const { id } = await as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  const pending = as(who)(discardAttestation, { id });
  await expect(pending).rejects.toMatchObject({ name: 'application.notEditable' });
  const stranger = as(await newcomer(sql))(discardAttestation, { id });
  await expect(stranger).rejects.toMatchObject({ name: 'door.notFound' });
  await as('zhao')(reviewAttestation, { id, decision: 'correction', reason: '请补充变更证明' });
  await as(who)(discardAttestation, { id });
  const now = await as(who)(getOwnAttestation, {});
  expect(now).toEqual({ ...before, application: expect.objectContaining({ id: before.application?.id }) });
  const original = as(who)(discardAttestation, { id: before.application?.id ?? '' });
  await expect(original).rejects.toMatchObject({ name: 'application.notEditable' });

  const second = await as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  await as('zhao')(reviewAttestation, { id: second.id, decision: 'refuse', reason: '与登记信息不一致' });
  await expect(as(who)(getOwnAttestation, {})).resolves.toMatchObject({ party: before.party });
});

test('a first attestation is no change, and cannot be withdrawn as one', async () => {
  const who = await newcomer(sql);
  const { id } = await as(who)(applyAttestation, { kind: 'organisation', name: '晨光数据服务有限公司' });
  await expect(as(who)(discardAttestation, { id })).rejects.toMatchObject({ name: 'application.notEditable' });
});

test('the frozen are not changed, neither by asking nor by an approval that comes after the freeze', async () => {
  const who = await newcomer(sql, 'attested');
  const { application } = await as(who)(getOwnAttestation, {});
  const approved = application?.id ?? '';
  const { id } = await as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  await as('zhao')(freezeAttestation, { id: approved, frozen: true, reason: '接到举报' });
  await expect(as('zhao')(reviewAttestation, { id, ...approve })).rejects.toMatchObject({
    name: 'application.standingMoved',
  });
  const [row] = await sql`select status from application where id = ${id}`;
  expect(row?.status).toBe('pending');
  await as('zhao')(reviewAttestation, { id, decision: 'refuse', reason: '主体已冻结' });
  const more = as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  await expect(more).rejects.toMatchObject({ name: 'application.standingFrozen' });
});

test('a concurrent freeze and approval of the change leave one of them and consistent rows', async () => {
  const who = await newcomer(sql, 'attested');
  const { application } = await as(who)(getOwnAttestation, {});
  const approved = application?.id ?? '';
  const { id } = await as(who)(applyAttestation, { ...(await form(who)), change: true, submit: true });
  const results = await atOnce(
    (tx) => tx`select id from application where id = ${approved} for update`,
    [
      () => as('zhao')(freezeAttestation, { id: approved, frozen: true, reason: '接到举报' }),
      () => as('zhao')(reviewAttestation, { id, ...approve }),
    ],
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const rows = await sql`select status from application where account_id = ${who.accountId} order by created_at`;
  expect([
    ['frozen', 'pending'],
    ['replaced', 'approved'],
  ]).toContainEqual(rows.map((row) => row.status));
});

test("a merchant's new data waits for approval too, and keeps the card's address", async () => {
  const who = await newcomer(sql, 'trading');
  const { merchantId } = await as(who)(getOwnMerchant, {});
  const id = merchantId ?? '';
  const before = await as('visitor')(getMerchantCard, { id });
  const fresh = { kinds: ['consulting'], introduction: '面向港口与航运企业提供数据治理咨询和评估服务，立足滨海新区。' };
  const sent = await as(who)(applyMerchant, { ...fresh, change: true, submit: true });
  await expect(as('visitor')(getMerchantCard, { id })).resolves.toEqual(before);
  await as('zhao')(reviewMerchant, { id: sent.id, ...approve });
  const after = await as('visitor')(getMerchantCard, { id });
  expect(after).toMatchObject({ introduction: fresh.introduction, since: before.since });
  await expect(as(who)(getOwnMerchant, {})).resolves.toMatchObject({ merchantId });
});
