import { saveExperience } from '@shuji/contract/experience/calls';
import { freezeMerchant } from '@shuji/contract/merchant/calls';
import { applyPermit, freezePermit, getOwnPermit, listPermits, reviewPermit } from '@shuji/contract/permit/calls';
import { describe, expect, it } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();

async function applicationOf(accountId: string, subject: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from application where account_id = ${accountId} and subject = ${subject}`;
  return row?.id as string;
}

async function factsOf(accountId: string) {
  const [row] = await sql`select is_buyer, is_seller from actor_fact where account_id = ${accountId}`;
  return { ...row };
}

describe('trading permission', () => {
  it('gives the requested roles, several at once, and counts from the next request', async () => {
    const who = await newcomer(sql, 'merchant');
    const { id } = await as(who)(applyPermit, { roles: ['buyer', 'seller'], consent: true, submit: true });
    expect(await factsOf(who.accountId)).toEqual({ isBuyer: false, isSeller: false });
    await as('zhao')(reviewPermit, { id, decision: 'approve' });
    expect(await factsOf(who.accountId)).toEqual({ isBuyer: true, isSeller: true });
    await as('zhao')(freezePermit, { id, frozen: true, reason: '交易违约调查' });
    expect(await factsOf(who.accountId)).toEqual({ isBuyer: false, isSeller: false });
    const { rows } = await as(who)(listPermits, {});
    expect(rows[0]).toMatchObject({ status: 'frozen', roles: ['buyer', 'seller'] });
    expect(rows[0]?.steps.map(({ step, by }) => [step, by])).toEqual([
      ['submit', '申请人'],
      ['approve', '交易中心'],
      ['freeze', '交易中心'],
    ]);
  });

  it('lets only a merchant sell, at the asking and at the granting', async () => {
    const buyer = await newcomer(sql, 'attested');
    const early = as(buyer)(applyPermit, { roles: ['seller'], consent: true, submit: true });
    await expect(early).rejects.toMatchObject({ fields: { roles: expect.stringContaining('数商入驻') } });

    const merchant = await newcomer(sql, 'merchant');
    const { id } = await as(merchant)(applyPermit, { roles: ['seller'], consent: true, submit: true });
    const entry = await applicationOf(merchant.accountId, 'merchant');
    await as('zhao')(freezeMerchant, { id: entry, frozen: true, reason: '资质到期' });
    await expect(as('zhao')(reviewPermit, { id, decision: 'approve' })).rejects.toMatchObject({
      name: 'permit.needMerchant',
    });
  });

  it('is lost with the merchant entry it stands on', async () => {
    const who = await newcomer(sql, 'trading');
    const entry = await applicationOf(who.accountId, 'merchant');
    await as('zhao')(freezeMerchant, { id: entry, frozen: true, reason: '资质到期' });
    expect(await factsOf(who.accountId)).toEqual({ isBuyer: true, isSeller: false });
  });

  it('is not granted twice, and requires consent to the rules', async () => {
    const who = as(await newcomer(sql, 'trading'));
    const twice = who(applyPermit, { roles: ['buyer'], consent: true, submit: true });
    await expect(twice).rejects.toMatchObject({ fields: { roles: expect.stringContaining('已经开通') } });
    const silent = who(applyPermit, { roles: ['service'], submit: true });
    await expect(silent).rejects.toMatchObject({ fields: { consent: expect.stringContaining('数据交易规则') } });
    await who(applyPermit, { roles: ['service'], consent: true, submit: true });
    expect(await who(getOwnPermit, {})).toMatchObject({
      open: { status: 'pending', content: { roles: ['service'] } },
    });
  });

  it('needs attestation', async () => {
    await expect(as('chen')(applyPermit, { roles: ['buyer'] })).rejects.toMatchObject({ name: 'door.needAttested' });
    await expect(as('chen')(saveExperience, {})).rejects.toMatchObject({ name: 'door.needAttested' });
  });
});
