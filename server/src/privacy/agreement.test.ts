// New versions of an agreement that was accepted before.
import { getOfficeDocument, listOfficeDocuments, publishDocument, saveDocument } from '@shuji/contract/document/office';
import { listConsents, listDueConsents, renewAgreements } from '@shuji/contract/privacy/calls';
import { saveProduct } from '@shuji/contract/product/own';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { afterEach, expect, test } from 'vitest';
import { features } from '#src/features.ts';
import { newcomer } from '#test/newcomers.ts';
import { signUp } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const sun = as('sun');
const dayIn = (days: number) => chinaDay(new Date(providers.clock().getTime() + days * dayMs));
let count = 0;

afterEach(() => providers.setClock(null));

async function person() {
  count += 1;
  return as({ token: await signUp(centre, `1361000${1000 + count}`) });
}

/** Announces a new version of the user agreement, in force in seven days. */
async function announce(): Promise<number> {
  const id =
    (await sun(listOfficeDocuments, { kind: 'agreement' })).rows.find((row) => row.anchor === 'terms')?.id ?? '';
  const { revision, title, body } = await sun(getOfficeDocument, { id });
  const saved = await sun(saveDocument, { id, revision, title, body: `${body}<p>新增条款。</p>` });
  const version = { id, revision: saved.revision, effectiveOn: dayIn(7), note: '新增数据出境条款' };
  return (await sun(publishDocument, version)).number;
}

test('an account that agreed to the last version must agree to the next, early or in time, and only once', async () => {
  const ask = await person();
  expect(await ask(listDueConsents, {})).toEqual([]);
  const number = await announce();
  const announced = { document: 'terms', agreed: number - 1, number, note: '新增数据出境条款', effectiveOn: dayIn(7) };
  expect(await ask(listDueConsents, {})).toMatchObject([{ ...announced, isStanding: false }]);
  await ask(renewAgreements, { documents: [{ document: 'terms', number }], agree: true });
  expect(await ask(listDueConsents, {})).toEqual([]);
  const consents = (await ask(listConsents, {})).filter(({ kind }) => kind === 'terms');
  expect(consents.map(({ version }) => version)).toEqual([String(number - 1), String(number)]);
});

test('the consent is stored with version, moment and address, and only the version in force can be agreed to', async () => {
  const number = await announce();
  const moment = new Date(Date.now() + 8 * dayMs);
  providers.setClock(moment);
  const ask = await person();
  const [{ id = '' } = {}] = await sql<{ id: string }[]>`select id from account order by created_at desc limit 1`;
  await sql`update account_consent set version = ${number - 1} where account_id = ${id} and document = 'terms'`;
  expect(await ask(listDueConsents, {})).toMatchObject([{ document: 'terms', number, isStanding: true }]);
  for (const other of [number - 1, number + 1]) {
    const wrong = ask(renewAgreements, { documents: [{ document: 'terms', number: other }], agree: true });
    await expect(wrong).rejects.toMatchObject({ name: 'privacy.otherVersion' });
  }
  await ask(renewAgreements, { documents: [{ document: 'terms', number }], agree: true });
  const rows = await sql`
    select given_at, address from account_consent where account_id = ${id} and document = 'terms' and version = ${number}`;
  expect(rows).toMatchObject([{ givenAt: moment.toISOString(), address: expect.stringMatching(/./) }]);
});

test('until it is agreed to nothing new begins, and what is under way goes on', async () => {
  const number = await announce();
  const who = await newcomer(sql, 'trading');
  const ask = as(who);
  const begins = features.flatMap(({ calls }) => calls).filter(({ call }) => call.begins);
  const refusals = () =>
    Promise.all(
      begins.map(async ({ name, call }) => {
        const refused = await ask(call, { id: product } as never).catch((error: unknown) => error);
        return `${name} ${(refused as { name?: string }).name}`;
      }),
    );
  const { id: product } = await ask(saveProduct, {});
  expect(await refusals()).not.toContainEqual(expect.stringContaining('needAgreement'));

  providers.setClock(new Date(Date.now() + 8 * dayMs));
  expect(begins.length).toBeGreaterThan(10);
  expect(await refusals()).toEqual(begins.map(({ name }) => `${name} door.needAgreement`));
  await ask(saveProduct, { id: product, name: '近岸潮位观测数据' });

  await ask(renewAgreements, { documents: [{ document: 'terms', number }], agree: true });
  expect(await refusals()).not.toContainEqual(expect.stringContaining('needAgreement'));
});
