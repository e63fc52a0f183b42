import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { restoreProduct, reviewProduct, suspendProduct } from '@shuji/contract/product/office';
import { getOwnProduct, productLine, saveProduct, setShelf, submitProduct } from '@shuji/contract/product/own';
import { requestRevocation } from '@shuji/contract/product/revocation';
import { beforeAll, expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { aDraft, aForm, aListed, aRegistered, aSubmitted, asRead, revoke, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
beforeAll(async () => {
  await withoutNotice(centre);
});

const reason = '接到投诉，来源存疑';

function lock(id: string) {
  return (tx: Tx) => tx`select from product where id = ${id} for update`;
}

function won(results: PromiseSettledResult<unknown>[]) {
  return results.filter((one) => one.status === 'fulfilled').length;
}

async function steps(id: string) {
  return (await centre.as('li')(productLine, { id })).steps.map((one) => one.step);
}

test('a suspended product leaves the market, and only the office lets it back', async () => {
  const id = await aListed(centre);
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  await zhao(suspendProduct, { id, reason });
  await expect(centre.as('visitor')(getProduct, { id })).rejects.toMatchObject({ name: 'product.withdrawn' });
  await expect(li(setShelf, { id, index: '1' })).rejects.toMatchObject({ name: 'product.notListable' });
  await expect(li(saveProduct, { ...aForm(), id })).rejects.toMatchObject({ name: 'product.wrongStanding' });
  await zhao(restoreProduct, { id, reason: '已核实来源' });
  await li(setShelf, { id, index: '1' });
  expect((await steps(id)).slice(-3)).toEqual(['suspend', 'restore', 'list']);
});

test('a revoked product is gone for good, and its certificate says so', async () => {
  const id = await aListed(centre);
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  const { certificateId } = await li(getOwnProduct, { id });
  await revoke(centre, id, reason);
  const certificate = await centre.as('visitor')(getProductCertificate, { id: certificateId ?? '' });
  expect(certificate).toMatchObject({ state: 'revoked', stateReason: reason });
  await expect(zhao(restoreProduct, { id, reason })).rejects.toMatchObject({ name: 'product.wrongStanding' });
  expect((await li(getOwnProduct, { id })).may).toEqual([]);
});

test('a draft cannot be listed, and is nothing to the office', async () => {
  const id = await aDraft(centre);
  await expect(centre.as('li')(setShelf, { id, index: '1' })).rejects.toMatchObject({ name: 'product.notListable' });
  await expect(centre.as('li')(setShelf, { id, index: '0' })).rejects.toMatchObject({ name: 'product.notListed' });
  for (const call of [suspendProduct, restoreProduct, requestRevocation]) {
    await expect(centre.as('zhao')(call, { id, reason })).rejects.toMatchObject({ name: 'product.notFound' });
    await expect(centre.as('sun')(call, { id, reason })).rejects.toMatchObject({ name: 'door.forbidden' });
  }
});

test('an unregistered product can be neither suspended nor revoked', async () => {
  const id = await aSubmitted(centre);
  for (const call of [suspendProduct, restoreProduct, requestRevocation]) {
    await expect(centre.as('zhao')(call, { id, reason })).rejects.toMatchObject({ name: 'product.wrongStanding' });
  }
});

test("another's product can be neither listed nor unlisted", async () => {
  const id = await aRegistered(centre);
  await centre.sql`update product set party_id = (select id from party where id <> product.party_id limit 1) where id = ${id}`;
  await expect(centre.as('li')(setShelf, { id, index: '1' })).rejects.toMatchObject({ name: 'product.notFound' });
  await expect(centre.as('li')(submitProduct, { id })).rejects.toMatchObject({ name: 'product.notFound' });
});

test('an operator does not review the product of their own organisation', async () => {
  const id = await aSubmitted(centre);
  const read = await asRead(centre, id);
  await centre.sql`update operator set organisation = (
    select credit_code from party join product on product.party_id = party.id where product.id = ${id}) where username = 'zhao'`;
  await expect(centre.as('zhao')(reviewProduct, { ...read, decision: 'approve' })).rejects.toMatchObject({
    name: 'product.ownOrganisation',
  });
  await centre.sql`update operator set organisation = null where username = 'zhao'`;
});

test('one of many concurrent listings succeeds', async () => {
  const id = await aRegistered(centre);
  const li = centre.as('li');
  const results = await centre.atOnce(
    lock(id),
    Array.from({ length: 64 }, () => () => li(setShelf, { id, index: '1' })),
  );
  expect(won(results)).toBe(1);
  expect((await steps(id)).filter((one) => one === 'list')).toHaveLength(1);
});

test('one of many concurrent approvals issues a certificate', async () => {
  const id = await aSubmitted(centre);
  const decision = { ...(await asRead(centre, id)), decision: 'approve' as const };
  const zhao = centre.as('zhao');
  const results = await centre.atOnce(
    (tx) => tx`select from product_version where id = ${decision.versionId} for update`,
    Array.from({ length: 64 }, () => () => zhao(reviewProduct, decision)),
  );
  expect(won(results)).toBe(1);
  const issued = await centre.sql`select from certificate where subject_id = ${id}`;
  expect(issued).toHaveLength(1);
});

test('handed in many times at once a product is handed in once', async () => {
  const id = await aDraft(centre);
  const li = centre.as('li');
  const results = await centre.atOnce(
    lock(id),
    Array.from({ length: 64 }, () => () => li(submitProduct, { id })),
  );
  expect(won(results)).toBe(64);
  expect((await steps(id)).filter((one) => one === 'submit')).toHaveLength(1);
});

test('two concurrent starts of a new version end up in the same one', async () => {
  const id = await aRegistered(centre);
  const li = centre.as('li');
  const { form } = await li(getOwnProduct, { id });
  const results = await centre.atOnce(lock(id), [
    () => li(saveProduct, { ...form, id, name: '甲先改了名称' }),
    () => li(saveProduct, { ...form, id, name: '乙也改了名称' }),
  ]);
  expect(won(results)).toBe(2);
  expect((await steps(id)).filter((one) => one === 'revise')).toHaveLength(1);
});

test('history cannot be rewritten', async () => {
  await expect(centre.sql`update product_event set reason = ''`).rejects.toThrow('append-only');
  await expect(centre.sql`delete from product_event`).rejects.toThrow('append-only');
});
