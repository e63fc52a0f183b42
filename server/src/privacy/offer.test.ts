import { addOffer, counterOffer, withdrawOffer } from '@shuji/contract/offer/calls';
import { closeAccount, downloadCopy, listCopies, listDealings, requestCopy } from '@shuji/contract/privacy/calls';
import { expect, test } from 'vitest';
import { hashPassword } from '#src/session/password.ts';
import { newcomer } from '#test/newcomers.ts';
import { aPublished, offerForm } from '#test/offer.ts';
import { person } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const { password } = person;

const who = await newcomer(sql, 'trading');
await sql`
  update account set phone_sealed = ${providers.vault.encrypt('13733332222')}, password_hash = ${await hashPassword(password)}
  where id = ${who.accountId}`;
const demandId = await aPublished(centre);
const { id } = await as(who)(addOffer, { demandId, ...offerForm({ note: '可先提供样例核验' }) });
await as('wang')(counterOffer, { id, round: 1, price: 5_000_000, termMonths: 24, note: '预算有限，期限可以长些' });

async function copyOf(owner: { token: string }) {
  const [row] = await as(owner)(listCopies, {});
  const [, copy = '', until = '', use = '', signature = ''] =
    /copy\/(.+)\?until=(\d+)&use=(.+)&signature=(.+)$/.exec(row?.url ?? '') ?? [];
  const { body } = await as(owner).file(downloadCopy, { id: copy, until, use, signature });
  return JSON.parse(body.toString());
}

test('an offer that may still be accepted is withdrawn before closing', async () => {
  expect(await as(who)(listDealings, {})).toEqual([{ kind: 'offers', count: 1 }]);
  const leave = { password, agree: true } as const;
  await expect(as(who)(closeAccount, leave)).rejects.toMatchObject({
    name: 'privacy.stillDealing',
    fields: { offers: '您有 1 份还有效的报价，请先撤回' },
  });
});

test('a copy holds the offers one made, in one’s own words, and ends with them', async () => {
  await as(who)(requestCopy, { password });
  await centre.runJob('prepare-copies');
  const { 报价: offers } = await copyOf(who);
  expect(offers).toMatchObject([
    { side: 'made', status: 'countered', words: [{ note: '可先提供样例核验', termMonths: 12 }] },
  ]);
  expect(offers[0].words).toHaveLength(1);

  await as(who)(withdrawOffer, { id, reason: '不再参与' });
  expect(await as(who)(listDealings, {})).toEqual([]);
});
