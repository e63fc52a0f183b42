// A registration is revoked by two reviewers: nothing takes effect before the second one approves.
import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { listQueues } from '@shuji/contract/desk/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { getProductForReview, listProductQueue, suspendProduct } from '@shuji/contract/product/office';
import { getOwnProduct, productLine, revokeOwnProduct, saveProduct, setShelf } from '@shuji/contract/product/own';
import { decideRevocation, requestRevocation, withdrawRevocation } from '@shuji/contract/product/revocation';
import { dayMs } from '@shuji/contract/time';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { untilWaiting } from '#test/at-once.ts';
import { noticesOf } from '#test/notices.ts';
import { aListed, askRevocation, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const [li, zhao, wu] = [as('li'), as('zhao'), as('wu')];
beforeAll(async () => {
  await withoutNotice(centre);
});
afterEach(async () => {
  providers.setClock(null);
  await sql`update operator set organisation = null, roles = '{reviewer}' where username in ('zhao', 'wu')`;
});

const reason = '登记材料不实，来源不合法';
const approve = (id: string) => ({ id, decision: 'approve' as const });
const requestOf = async (id: string) => (await wu(getProductForReview, { id })).revocation;
const queued = async (id: string) =>
  (await wu(listProductQueue, { pageSize: 100 })).rows.find((row) => row.id === id)?.revocationAt;
const badge = async () => (await wu(listQueues, {})).find(({ name }) => name === 'product')?.count ?? 0;
const standing = async (id: string) => (await li(getOwnProduct, { id })).status;
const events = async (id: string) => {
  const [{ certificateId }, { steps }] = [await li(getOwnProduct, { id }), await li(productLine, { id })];
  const { state } = await as('visitor')(getProductCertificate, { id: certificateId ?? '' });
  return { state, revoked: steps.filter(({ step }) => step === 'revoke').length };
};

async function employ(username: string, product: string): Promise<void> {
  await sql`update operator set organisation = (select credit_code from party p join product d on d.party_id = p.id
    where d.id = ${product}) where username = ${username}`;
}

test('a request leaves product and certificate as they are; the queue and the page say who asks, when and why', async () => {
  const id = await aListed(centre);
  const before = await badge();
  await noticesOf(centre, 'li');
  const request = await askRevocation(centre, id, reason);
  expect(await events(id)).toEqual({ state: 'valid', revoked: 0 });
  expect(await as('visitor')(getProduct, { id })).toMatchObject({ id });
  expect(await noticesOf(centre, 'li')).toEqual([]);
  expect(await queued(id)).toEqual(expect.any(String));
  expect(await badge()).toBe(before + 1);
  const page = await wu(getProductForReview, { id });
  const words = { id: request, status: 'waiting', requestedBy: '赵岩', reason, isMine: false, mayDecide: true };
  expect(page.revocation).toMatchObject({ ...words, requestedAt: expect.any(String) });
  expect(page.may).toEqual(['suspend']);
  expect((await zhao(getProductForReview, { id })).revocation).toMatchObject({ isMine: true, mayDecide: false });
  await expect(wu(requestRevocation, { id, reason })).rejects.toMatchObject({ name: 'approval.waiting' });
});

test('the requester does not approve; another reviewer does, and then it takes effect, once', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  await expect(zhao(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'approval.own' });
  expect(await standing(id)).toBe('listed');
  await wu(decideRevocation, approve(request));
  expect(await standing(id)).toBe('revoked');
  expect(await events(id)).toEqual({ state: 'revoked', revoked: 1 });
  const page = await zhao(getProductForReview, { id });
  expect(page.steps.at(-1)).toMatchObject({ step: 'revoke', reason, actorName: '吴敏' });
  expect(page.revocation).toMatchObject({ status: 'approved', requestedBy: '赵岩', decidedBy: '吴敏' });
  expect(await queued(id)).toBeUndefined();
  await expect(wu(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'approval.over' });
});

test('refused or withdrawn, it leaves the product as it was; only the requester withdraws', async () => {
  const id = await aListed(centre);
  const first = await askRevocation(centre, id, reason);
  await expect(wu(withdrawRevocation, { id: first })).rejects.toMatchObject({ name: 'approval.notFound' });
  await wu(decideRevocation, { id: first, decision: 'refuse', note: '来源合同已补齐' });
  expect(await requestOf(id)).toMatchObject({ status: 'refused', note: '来源合同已补齐', decidedBy: '吴敏' });
  const second = await askRevocation(centre, id, reason);
  await zhao(withdrawRevocation, { id: second });
  for (const request of [first, second])
    await expect(wu(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'approval.over' });
  expect(await events(id)).toEqual({ state: 'valid', revoked: 0 });
  expect(await queued(id)).toBeUndefined();
});

test('a request without a decision lapses after a week, and may be made anew', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  providers.setClock(new Date(Date.now() + 8 * dayMs));
  await expect(wu(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'approval.over' });
  expect(await queued(id)).toBeUndefined();
  const page = await zhao(getProductForReview, { id });
  expect([page.revocation?.status, page.revocationAt, page.may]).toEqual(['lapsed', null, ['suspend', 'revoke']]);
  await wu(decideRevocation, approve(await askRevocation(centre, id, reason)));
  expect(await standing(id)).toBe('revoked');
});

test('neither who asks nor who approves is of the supplier’s own organisation', async () => {
  const id = await aListed(centre);
  await employ('zhao', id);
  const own = { name: 'product.ownOrganisation' };
  await expect(zhao(requestRevocation, { id, reason })).rejects.toMatchObject(own);
  await sql`update operator set organisation = null where username = 'zhao'`;
  const request = await askRevocation(centre, id, reason);
  await employ('wu', id);
  expect(await requestOf(id)).toMatchObject({ mayDecide: false });
  for (const decision of ['approve', 'refuse'] as const)
    await expect(wu(decideRevocation, { id: request, decision })).rejects.toMatchObject(own);
  expect(await standing(id)).toBe('listed');
});

test('the request of a former reviewer is not approved', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  await sql`update operator set roles = '{editor}' where username = 'zhao'`;
  await expect(wu(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'approval.requesterGone' });
  expect(await standing(id)).toBe('listed');
  await wu(decideRevocation, { id: request, decision: 'refuse' });
});

test('a suspension takes one hand, and what is suspended may still be revoked by two', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  await wu(suspendProduct, { id, reason: '核查期间中止' });
  await wu(decideRevocation, approve(request));
  expect(await events(id)).toEqual({ state: 'revoked', revoked: 1 });
});

test('once its supplier has ended the registration nothing is left to approve', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  await li(setShelf, { id, index: '0' });
  await li(revokeOwnProduct, { id, reason: '不再提供该数据' });
  expect([await queued(id), await requestOf(id)]).toEqual([undefined, null]);
  await expect(wu(decideRevocation, approve(request))).rejects.toMatchObject({ name: 'product.wrongStanding' });
  expect((await events(id)).revoked).toBe(1);
});

test('one of many concurrent requests waits', async () => {
  const id = await aListed(centre);
  const ended = await Promise.allSettled(
    Array.from({ length: 16 }, (_, at) => (at % 2 ? zhao : wu)(requestRevocation, { id, reason })),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const waiting = await sql`select from approval where subject_id = ${id} and status = 'waiting'`;
  expect(waiting).toHaveLength(1);
});

test('one of concurrent approvals, a refusal and a withdrawal counts', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  const ended = await atOnce(
    (tx) => tx`select from approval where id = ${request} for update`,
    [
      () => wu(decideRevocation, approve(request)),
      () => wu(decideRevocation, { id: request, decision: 'refuse' }),
      () => zhao(withdrawRevocation, { id: request }),
      () => wu(decideRevocation, approve(request)),
    ],
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const isApproved = (await zhao(getProductForReview, { id })).revocation?.status === 'approved';
  expect(await events(id)).toEqual(isApproved ? { state: 'revoked', revoked: 1 } : { state: 'valid', revoked: 0 });
});

test('an approval and the supplier’s own end at once: the registration ends once', async () => {
  const id = await aListed(centre);
  await li(setShelf, { id, index: '0' });
  const request = await askRevocation(centre, id, reason);
  const ended = await atOnce(
    (tx) => tx`select from product where id = ${id} for update`,
    [() => wu(decideRevocation, approve(request)), () => li(revokeOwnProduct, { id, reason: '不再提供该数据' })],
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await events(id)).toEqual({ state: 'revoked', revoked: 1 });
});

test.each(['the office', 'the supplier'])(
  'a draft begun while %s ends the registration does not outlive it',
  async (by) => {
    const id = await aListed(centre);
    await li(setShelf, { id, index: '0' });
    const request = await askRevocation(centre, id, reason);
    const { form } = await li(getOwnProduct, { id });
    const end = () =>
      by === 'the office' ? wu(decideRevocation, approve(request)) : li(revokeOwnProduct, { id, reason });
    const ended = await atOnce<unknown>(
      (tx) => tx`select from product where id = ${id} for update`,
      [() => li(saveProduct, { ...form, id }), () => untilWaiting(sql).then(end)],
    );
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await standing(id)).toBe('revoked');
    const versions = await sql<{ status: string }[]>`
      select status from product_version where product_id = ${id} order by sequence`;
    expect(versions.map(({ status }) => status)).toEqual(['registered', 'refused']);
  },
);

test('the database itself takes no revocation by the office that no second reviewer approved', async () => {
  const id = await aListed(centre);
  const request = await askRevocation(centre, id, reason);
  const end = (by: string) => sql`
    insert into product_event (product_id, version_id, at, step, from_status, to_status, side, actor_id, reason)
    select id, version_id, now(), 'revoke', status, 'revoked', 'office', ${by}, ${reason} from product where id = ${id}`;
  const lone = { constraint_name: 'product_revoked_by_two' };
  await expect(end(cast.wu.id)).rejects.toMatchObject(lone);
  await sql`update approval set status = 'approved', decided_by = ${cast.wu.id}, decided_at = now() where id = ${request}`;
  await expect(end(cast.zhao.id)).rejects.toMatchObject(lone);
  await end(cast.wu.id);
});
