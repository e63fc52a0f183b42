// The matrix's applications and the office's pending ones.

import { reviewExperience, saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { applyMerchant } from '@shuji/contract/merchant/calls';
import { applyPermit } from '@shuji/contract/permit/calls';
import { newcomer } from '#test/newcomers.ts';
import { phoneApplication } from '#test/person.ts';
import { aFile } from '#test/product.ts';
import type { World } from '#test/world.ts';
import type { People } from './people.ts';
import type { Subjects } from './subjects.ts';

/** An invented identity number with a valid check digit. */
export const idNumber = '11010519491231002X';

export async function plantApplications(world: World, people: People, subjects: Subjects): Promise<void> {
  const { sql } = world;
  for (const owner of ['attested', 'merchant', 'buyer', 'seller', 'otherSeller'] as const) {
    const who = people.as(owner);
    const whole = async () => ({ ...experience, proofs: [await aFile(who, 'proof')] });
    const draft = await who(saveExperience, await whole());
    subjects.add('draftExperience', { of: { [owner]: draft.id } });
    const pending = await who(saveExperience, await whole());
    await who(submitExperience, { id: pending.id });
    subjects.add('pendingExperience', { of: { [owner]: pending.id } });
    const approved = await who(saveExperience, await whole());
    await who(submitExperience, { id: approved.id });
    await world.as('zhao')(reviewExperience, { id: approved.id, decision: 'approve' });
    subjects.add('approvedExperience', { of: { [owner]: approved.id } });
  }
  subjects.add('waitingExperience', {
    everyone: subjects.any('pendingExperience'),
    hidden: subjects.any('draftExperience'),
  });
  subjects.add('standingExperience', {
    everyone: subjects.any('approvedExperience'),
    hidden: subjects.any('draftExperience'),
  });

  const waiting = { attestation: 'attesting', merchant: 'entering', permit: 'asking' } as const;
  for (const [subject, stage] of Object.entries(waiting)) {
    const { accountId } = await newcomer(sql, stage);
    const stood = await newcomer(sql, 'trading');
    const hidden = await draftOf(world, subject as keyof typeof waiting);
    const name = subject[0]?.toUpperCase() + subject.slice(1);
    subjects.add(`waiting${name}`, { everyone: await latest(world, subject, accountId), hidden });
    subjects.add(`standing${name}`, { everyone: await latest(world, subject, stood.accountId), hidden });
  }
  const ofPhone = async (status: 'draft' | 'pending') => (await phoneApplication(world, status)).id;
  subjects.add('waitingPhone', { everyone: await ofPhone('pending'), hidden: await ofPhone('draft') });
  for (const owner of ['seller', 'otherSeller'] as const) {
    const who = people.as(owner);
    const change = { change: true, kind: 'organisation' as const };
    subjects.add('attestationChange', { of: { [owner]: (await who(applyAttestation, change)).id } });
    subjects.add('merchantChange', { of: { [owner]: (await who(applyMerchant, { change: true })).id } });
  }
  await people.as('registered')(applyAttestation, { kind: 'person', name: '陈晨', idNumber });
}

async function draftOf({ as, sql }: World, subject: 'attestation' | 'merchant' | 'permit'): Promise<string> {
  const { token } = await newcomer(sql, subject === 'attestation' ? undefined : 'attested');
  const who = as({ token });
  if (subject === 'attestation') return (await who(applyAttestation, { kind: 'person' })).id;
  return (await (subject === 'merchant' ? who(applyMerchant, {}) : who(applyPermit, {}))).id;
}

async function latest({ sql }: World, subject: string, accountId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from application where subject = ${subject} and account_id = ${accountId}`;
  return row?.id ?? '';
}

/** A whole form but for its proofs. */
export const experience = {
  role: 'buyer' as const,
  productName: '城市空气质量小时数据',
  counterparty: '海联供应链管理有限公司',
  amount: 12_000_000,
  dealtOn: '2025-06-30',
  summary: '按合同分四批交付全年小时数据，均一次验收合格，并提供接口文档与培训。',
};
