import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { raiseObjection } from '@shuji/contract/objection/calls';
import { decideObjection, listObjectionQueue } from '@shuji/contract/objection/office';
import { applyOrder } from '@shuji/contract/order/placing';
import { cancelOrder } from '@shuji/contract/order/steps';
import { getProduct } from '@shuji/contract/product/calls';
import { addFavourite, listFavourites } from '@shuji/contract/product/interest';
import { getPublicNotice, listPublicNotices } from '@shuji/contract/product/notice';
import {
  getProductForReview,
  keepSuspended,
  listProductQueue,
  restoreProduct,
  reviewProduct,
  suspendProduct,
} from '@shuji/contract/product/office';
import {
  appealSuspension,
  getOwnProduct,
  productLine,
  saveProduct,
  setShelf,
  submitProduct,
} from '@shuji/contract/product/own';
import { decideRevocation, requestRevocation } from '@shuji/contract/product/revocation';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { application } from '#test/deal.ts';
import { pixel } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { aRegistered, askRevocation, asRead, revoke } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();

const reason = '接到投诉，来源存疑';
const text = '我公司已补充来源材料，申请解除下架。';

async function daysLater(): Promise<void> {
  centre.providers.setClock(new Date(Date.now() + 4 * dayMs));
  await centre.runJob('finish-notices');
  centre.providers.setClock(null);
}

async function listed(): Promise<string> {
  const id = await aRegistered(centre);
  await daysLater();
  await centre.as('li')(setShelf, { id, index: '1' });
  return id;
}

async function changeInNotice(): Promise<string> {
  const id = await listed();
  const li = centre.as('li');
  const { form, revision } = await li(getOwnProduct, { id });
  await li(saveProduct, { ...form, id, revision, name: '换了名称的新版本' });
  await li(submitProduct, { id });
  await centre.as('zhao')(reviewProduct, { ...(await asRead(centre, id)), decision: 'approve' });
  return id;
}

const own = (id: string) => centre.as('li')(getOwnProduct, { id });
const evidence = async (who: 'li' | 'wang') =>
  (await centre.as(who).upload(uploadFile, { purpose: 'evidence' }, { name: '补充材料.png', bytes: pixel })).id;

test('a suspended product’s owner appeals once with papers, waits in the queue, and hears the centre’s word', async () => {
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  const id = await listed();
  await expect(li(appealSuspension, { id, text })).rejects.toMatchObject({ name: 'product.notAppealable' });
  await centre.as('wang')(addFavourite, { id });
  await zhao(suspendProduct, { id, reason });
  const { rows: favourites } = await centre.as('wang')(listFavourites, {});
  expect(favourites).toMatchObject([{ id, standing: 'suspended', leftAt: expect.any(String) }]);
  expect(await own(id)).toMatchObject({ reason, may: ['appeal'] });
  await expect(centre.as('wang')(appealSuspension, { id, text })).rejects.toMatchObject({ name: 'product.notFound' });
  await li(appealSuspension, { id, text, files: [await evidence('li')] });
  await expect(li(appealSuspension, { id, text })).rejects.toMatchObject({ name: 'product.notAppealable' });
  const waiting = (await zhao(listProductQueue, { pageSize: 100 })).rows.find((row) => row.id === id);
  expect(waiting).toMatchObject({ status: 'suspended', dueOn: expect.any(String), appealedAt: expect.any(String) });
  const { steps, may } = await zhao(getProductForReview, { id });
  expect(steps.at(-1)).toMatchObject({ step: 'appeal', reason: text, files: [{ name: '补充材料.png' }] });
  expect(may).toEqual(['restore', 'revoke', 'keep']);
  await noticesOf(centre, 'li');
  await zhao(keepSuspended, { id, reason: '补充材料仍不能说明来源' });
  expect(await noticesOf(centre, 'li')).toEqual(['的申诉未获支持，维持强制下架']);
  await expect(zhao(keepSuspended, { id, reason })).rejects.toMatchObject({ name: 'product.noAppeal' });
  await li(appealSuspension, { id, text });
  await zhao(restoreProduct, { id, reason: '已核实来源' });
  expect(await own(id)).toMatchObject({ status: 'unlisted', appealedAt: null, may: ['edit', 'list', 'revoke'] });
  const { steps: line } = await li(productLine, { id });
  expect(line.map((one) => one.step).slice(-5)).toEqual(['suspend', 'appeal', 'keep', 'appeal', 'restore']);
});

test('one of many concurrent appeals waits', async () => {
  const id = await listed();
  await centre.as('zhao')(suspendProduct, { id, reason });
  const settled = await centre.atOnce(
    (tx) => tx`select from product where id = ${id} for update`,
    Array.from({ length: 64 }, () => () => centre.as('li')(appealSuspension, { id, text })),
  );
  expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});

test('while a new version is in notice the listed one stays; then its certificate is changed for a new one', async () => {
  const id = await changeInNotice();
  const visitor = centre.as('visitor');
  const before = await visitor(getProduct, { id });
  expect(before.name).toBe('滨海港口气象观测数据集');
  expect(await visitor(getPublicNotice, { id })).toMatchObject({ name: '换了名称的新版本', isChange: true });
  await daysLater();
  const after = await visitor(getProduct, { id });
  expect(after).toMatchObject({ name: '换了名称的新版本', version: 2 });
  const old = await visitor(getProductCertificate, { id: before.certificateId });
  expect(old.state).toBe('changed');
  const current = await visitor(getProductCertificate, { id: after.certificateId });
  expect(current).toMatchObject({ state: 'valid', facts: { version: 2 } });
});

test('revoked, a product takes its new version with it: nothing is registered and no certificate issued any more', async () => {
  const id = await changeInNotice();
  const li = centre.as('li');
  await centre.as('wang')(addFavourite, { id });
  await revoke(centre, id, reason);
  const { rows: favourites } = await centre.as('wang')(listFavourites, {});
  expect(favourites.find((one) => one.id === id)).toMatchObject({ standing: 'revoked', leftAt: expect.any(String) });
  expect(await own(id)).toMatchObject({ status: 'revoked', change: 'refused', reason, may: [] });
  await daysLater();
  expect((await own(id)).status).toBe('revoked');
  const { rows } = await centre.as('visitor')(listPublicNotices, { pageSize: 100 });
  expect(rows.map((row) => row.id)).not.toContain(id);
  const issued = await centre.sql<{ state: string }[]>`select state from certificate where subject_id = ${id}`;
  expect(issued.map((one) => one.state)).toEqual(['revoked']);
  const { steps } = await li(productLine, { id });
  expect(steps.map((one) => one.step).slice(-2)).toEqual(['revoke', 'end']);
});

test('an open objection to the new version is decided before the registration is revoked', async () => {
  const id = await changeInNotice();
  const zhao = centre.as('zhao');
  const { versionId } = await centre.as('visitor')(getPublicNotice, { id });
  const files = [await evidence('wang')];
  const statement = '新版本包含我公司采集的数据。';
  await centre.as('wang')(raiseObjection, { id, versionId, ground: 'rights', text: statement, files });
  await expect(zhao(requestRevocation, { id, reason })).rejects.toMatchObject({ name: 'product.contested' });
  expect((await own(id)).status).toBe('listed');
  const { rows } = await zhao(listObjectionQueue, { pageSize: 100 });
  const objection = rows.find((row) => row.productId === id)?.id ?? '';
  await zhao(decideObjection, { id: objection, decision: 'dismiss', reason: '新版本没有增加数据来源。' });
  await revoke(centre, id, reason);
});

test('an approval and a revocation at the same moment leave one outcome, and no valid certificate of a revoked product', async () => {
  const id = await listed();
  const [li, zhao] = [centre.as('li'), centre.as('zhao')];
  const { form, revision } = await li(getOwnProduct, { id });
  await li(saveProduct, { ...form, id, revision, name: '正在审核的新版本' });
  await li(submitProduct, { id });
  const read = await asRead(centre, id);
  const request = await askRevocation(centre, id, reason);
  const wu = centre.as('wu');
  const settled = await centre.atOnce<null>(
    (tx) => tx`select from product_version where id = ${read.versionId} for update`,
    [
      () => zhao(reviewProduct, { ...read, decision: 'approve' }),
      () => wu(decideRevocation, { id: request, decision: 'approve' }),
    ],
  );
  expect(settled[1]?.status).toBe('fulfilled');
  await daysLater();
  const valid = await centre.sql`select from certificate where subject_id = ${id} and state = 'valid'`;
  expect(valid).toHaveLength(0);
});

test('an operator does not rule over the product of their own organisation', async () => {
  const id = await listed();
  await centre.sql`update operator set organisation = (
    select credit_code from party join product on product.party_id = party.id where product.id = ${id}) where username = 'zhao'`;
  for (const call of [suspendProduct, restoreProduct, requestRevocation, keepSuspended]) {
    await expect(centre.as('zhao')(call, { id, reason })).rejects.toMatchObject({ name: 'product.ownOrganisation' });
  }
  await centre.sql`update operator set organisation = null where username = 'zhao'`;
});

test('a suspended product takes no new orders; those under way go on until their parties end them', async () => {
  const id = await listed();
  const wang = centre.as('wang');
  const order = await wang(applyOrder, await application(centre, id));
  const again = await application(centre, id);
  await centre.as('zhao')(suspendProduct, { id, reason });
  await expect(wang(applyOrder, again)).rejects.toMatchObject({ name: 'order.notOnSale' });
  await wang(cancelOrder, { id: order.id, reason: '产品已被下架' });
});
