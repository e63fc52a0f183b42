import { randomUUIDv7 } from 'node:crypto';
import {
  applyAttestation,
  listAttestationQueue,
  readAttestationSheet,
  reviewAttestation,
} from '@shuji/contract/merchant/attestation';
import {
  addPhrase,
  claimReview,
  listPhrases,
  listReveals,
  releaseReview,
  removePhrase,
  revealField,
} from '@shuji/contract/review/calls';
import { afterEach, expect, test } from 'vitest';
import { write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { insertOperator } from '#src/operator/queries.ts';
import { insertSession } from '#src/session/queries.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce, providers } = await world();
const zhao = as('zhao');
const colleague = as({ token: await plantReviewer('lin', null) });

afterEach(() => providers.setClock(null));

async function plantReviewer(username: string, organisation: string | null): Promise<string> {
  const id = randomUUIDv7();
  const token = `session-of-${username}`.padEnd(64, '0');
  await write(sql, async (tx) => {
    const person = { id, username, name: '林晓', passwordHash: '', organisation };
    await insertOperator(tx, {
      ...person,
      roles: ['reviewer'],
      phoneSealed: null,
      phoneBlind: null,
      mustChangePassword: false,
    });
    await insertSession(tx, { id: randomUUIDv7(), side: 'office', holderId: id, token, address: '127.0.0.1' });
  });
  return token;
}

const numbers = ['990101199203153421', '990101198809211070', '990101199507072284'];

async function applied(index = 0): Promise<string> {
  const form = { kind: 'person' as const, name: '陈晨', idNumber: numbers[index], consentId: true };
  return (await as(await newcomer(sql))(applyAttestation, { ...form, submit: true })).id;
}

const desk = 'attestation' as const;
const refusal = { decision: 'refuse' as const, reason: '资料不符' };

test('one of several reviewers who claim an application at once has it, and the others see who', async () => {
  const id = await applied();
  await sql`
    insert into review_claim (desk, subject_id, operator_id, operator_name, until)
    values (${desk}, ${id}, ${cast.zhou.id}, '周正', now() - interval '1 minute')`;
  const results = await atOnce(
    (tx) => tx`select 1 from review_claim where subject_id = ${id} for update`,
    [() => zhao(claimReview, { desk, id }), () => colleague(claimReview, { desk, id })],
  );
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const seen = [await zhao(readAttestationSheet, { id }), await colleague(readAttestationSheet, { id })];
  expect(seen.map((detail) => detail.claim?.isMine).sort()).toEqual([false, true]);
  const row = (await zhao(listAttestationQueue, {})).rows.find((one) => one.id === id);
  expect(row?.claim?.by).toBe(seen[0]?.claim?.by);
});

test('a subject decided in the same moment cannot be claimed', async () => {
  const id = await applied();
  const results = await atOnce<unknown>(
    (tx) => tx`lock table audit_entry in share mode`,
    [() => zhao(reviewAttestation, { id, ...refusal }), () => zhao(claimReview, { desk, id })],
  );
  const claims = await sql`select operator_id from review_claim where subject_id = ${id}`;
  expect(results[0]?.status).toBe('fulfilled');
  expect(claims).toEqual([]);
});

test('a subject claimed by a colleague is decided by no other, until it is knowingly taken over', async () => {
  const id = await applied();
  await zhao(claimReview, { desk, id });
  await expect(colleague(reviewAttestation, { id, ...refusal })).rejects.toMatchObject({
    name: 'review.claimedByOther',
  });
  await expect(colleague(claimReview, { desk, id })).rejects.toMatchObject({ name: 'review.claimedByOther' });
  const fromAnother = colleague(claimReview, { desk, id, from: cast.sun.id });
  await expect(fromAnother).rejects.toMatchObject({ name: 'review.claimedByOther' });
  await colleague(claimReview, { desk, id, from: cast.zhao.id });
  await expect(zhao(reviewAttestation, { id, ...refusal })).rejects.toMatchObject({ name: 'review.claimedByOther' });
  await expect(zhao(releaseReview, { desk, id })).rejects.toMatchObject({ name: 'review.notHeld' });
  await colleague(reviewAttestation, { id, ...refusal });
  await expect(zhao(claimReview, { desk, id })).rejects.toMatchObject({ name: 'review.notWaiting' });
});

test('a claim is let go, or lapses after half an hour', async () => {
  const id = await applied();
  await zhao(claimReview, { desk, id });
  await zhao(releaseReview, { desk, id });
  await colleague(claimReview, { desk, id });
  providers.setClock(new Date(Date.now() + 29 * 60_000));
  await expect(zhao(claimReview, { desk, id })).rejects.toMatchObject({ name: 'review.claimedByOther' });
  providers.setClock(new Date(Date.now() + 31 * 60_000));
  expect((await zhao(readAttestationSheet, { id })).claim).toBeNull();
  await zhao(reviewAttestation, { id, ...refusal });
});

test('each application says when it is due, the next one due on top, and is overdue after that day', async () => {
  providers.setClock(new Date('2026-11-20T02:00:00Z'));
  const early = await applied();
  providers.setClock(new Date('2026-11-24T02:00:00Z'));
  const late = await applied(1);
  providers.setClock(new Date('2026-11-26T02:00:00Z'));
  const { rows } = await zhao(listAttestationQueue, { pageSize: 100 });
  const mine = rows.filter((row) => [early, late].includes(row.id));
  expect(mine).toMatchObject([
    { id: early, dueOn: '2026-11-25', isOverdue: true },
    { id: late, dueOn: '2026-11-27', isOverdue: false },
  ]);
});

test('the phrases of a desk are shared by its reviewers and shown only there', async () => {
  await zhao(addPhrase, { desk: 'permit', words: '请补充近一年的经营情况。' });
  const twice = colleague(addPhrase, { desk: 'permit', words: '请补充近一年的经营情况。' });
  await expect(twice).rejects.toMatchObject({ name: 'review.phraseTaken' });
  const added = (await colleague(listPhrases, { desk: 'permit' })).find((one) => one.words.startsWith('请补充近一年'));
  expect(JSON.stringify(await colleague(listPhrases, { desk: 'merchant' }))).not.toContain('近一年');
  await colleague(removePhrase, { id: added?.id ?? '' });
  await expect(zhao(removePhrase, { id: added?.id ?? '' })).rejects.toMatchObject({ name: 'door.notFound' });
  await expect(as('sun')(listPhrases, { desk: 'permit' })).rejects.toMatchObject({ name: 'door.forbidden' });
});

test('a masked number is shown in full for a reason, and each look is on record for the auditor', async () => {
  const id = await applied(2);
  const look = { place: 'attestation', id, field: 'idNumber' } as const;
  expect(JSON.stringify(await zhao(readAttestationSheet, { id }))).not.toContain(numbers[2]);
  await expect(zhao(revealField, { ...look, reason: '看看' })).rejects.toMatchObject({ name: 'door.badInput' });
  await expect(as('qian')(revealField, { ...look, reason: '核对证件号码' })).rejects.toMatchObject({
    name: 'door.forbidden',
  });
  const phone = zhao(revealField, { ...look, field: 'contactPhone', reason: '联系申请人' });
  await expect(phone).rejects.toMatchObject({ name: 'door.notFound' });
  await expect(zhao(revealField, { ...look, reason: '核对证件号码' })).resolves.toEqual({ value: numbers[2] });

  const { rows } = await as('zhou')(listReveals, {});
  const mine = { operatorName: '赵岩', place: 'attestation', subjectId: id };
  expect(rows.filter((row) => row.subjectId === id)).toEqual([
    expect.objectContaining({ ...mine, field: 'idNumber', reason: '核对证件号码' }),
    expect.objectContaining({ ...mine, field: 'detail' }),
  ]);
  expect(JSON.stringify(rows)).not.toContain(numbers[2]);
  const [audited] = await sql`select * from audit_entry where call = 'revealField' and subject = ${id}`;
  expect(audited?.actorId).toBe(cast.zhao.id);
  await expect(zhao(listReveals, {})).rejects.toMatchObject({ name: 'door.forbidden' });
  await expect(sql`update reveal set reason = '别的原因'`).rejects.toThrow('append-only');
});

test('an operator does not claim, or unmask, subjects of their own organisation', async () => {
  const owner = await newcomer(sql, 'attesting');
  const [row] = await sql<{ id: string }[]>`select id from application where account_id = ${owner.accountId}`;
  const id = row?.id ?? '';
  const insider = as({ token: await plantReviewer('insider', owner.creditCode) });
  await expect(insider(claimReview, { desk, id })).rejects.toMatchObject({ name: 'review.ownOrganisation' });
  const look = { place: 'attestation', id, field: 'contactPhone', reason: '联系经办人' } as const;
  await expect(insider(revealField, look)).rejects.toMatchObject({ name: 'review.ownOrganisation' });
  await expect(zhao(revealField, look)).resolves.toHaveProperty('value');
});
