import { getByToken } from '@shuji/contract/account/calls';
import { addDemand } from '@shuji/contract/demand/calls';
import { listMerchants } from '@shuji/contract/merchant/card';
import { listConsents, renewConsent, withdrawConsent } from '@shuji/contract/privacy/calls';
import { expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, providers } = await world();

const agreements = [{ kind: 'terms' }, { kind: 'privacy' }];

const merchantsListed = async () => (await as('visitor')(listMerchants, {})).total;

test('consent to the proof of identity can be withdrawn and renewed, and counts at the next request', async () => {
  const who = await newcomer(sql, 'trading');
  await sql`update account set phone_sealed = ${providers.vault.encrypt('13733331111')} where id = ${who.accountId}`;
  expect(await as(who)(getByToken, {})).toMatchObject({ attested: true, isSeller: true });
  const before = await merchantsListed();
  await as(who)(withdrawConsent, { kind: 'identity' });
  expect(await as(who)(getByToken, {})).toMatchObject({
    attested: false,
    isSeller: false,
    isBuyer: false,
    merchantId: null,
  });
  await expect(as(who)(addDemand, demandForm())).rejects.toMatchObject({ name: 'door.needAttested' });
  expect(await merchantsListed()).toBe(before - 1);
  expect(await as(who)(listConsents, {})).toMatchObject([
    ...agreements,
    { kind: 'identity', withdrawnAt: expect.any(String) },
  ]);
  await expect(as(who)(withdrawConsent, { kind: 'identity' })).rejects.toMatchObject({
    name: 'privacy.alreadyWithdrawn',
  });

  await as(who)(renewConsent, { kind: 'identity', agree: true });
  expect(await as(who)(getByToken, {})).toMatchObject({ attested: true, isSeller: true });
  expect(await as(who)(listConsents, {})).toMatchObject([...agreements, { kind: 'identity', withdrawnAt: null }]);
  await expect(as(who)(renewConsent, { kind: 'identity', agree: true })).rejects.toMatchObject({
    name: 'privacy.nothingToRenew',
  });
  await as(who)(withdrawConsent, { kind: 'identity' });
});

test('consent is not taken back while something is under way', async () => {
  const who = await newcomer(sql, 'attested');
  await as(who)(addDemand, demandForm());
  await expect(as(who)(withdrawConsent, { kind: 'identity' })).rejects.toMatchObject({
    name: 'privacy.stillDealing',
    fields: { demands: expect.any(String) },
  });
});

test('without an attestation there is no consent to withdraw', async () => {
  await expect(as('chen')(withdrawConsent, { kind: 'identity' })).rejects.toMatchObject({
    name: 'privacy.nothingToWithdraw',
  });
});
