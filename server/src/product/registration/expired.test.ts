// A certificate's term ends by itself; what was registered goes on.

import { getProductCertificate } from '@shuji/contract/certificate/calls';
import { getProduct } from '@shuji/contract/product/calls';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import {
  getOwnProduct,
  productLine,
  renewProduct,
  saveProduct,
  setShelf,
  submitProduct,
} from '@shuji/contract/product/own';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { aRegistered, aSubmitted, asRead, revoke, withoutNotice } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
const [li, zhao] = [as('li'), as('zhao')];

const own = (id: string) => li(getOwnProduct, { id });
const certificate = (id: string | null) => as('visitor')(getProductCertificate, { id: id ?? '' });

async function daysLater(days: number, job: string): Promise<void> {
  providers.setClock(new Date(Date.now() + days * dayMs));
  await runJob(job).finally(() => providers.setClock(null));
}

/** Listed, and its certificate's three years over. */
async function expired(name: string): Promise<{ id: string; old: string }> {
  const id = await aRegistered(centre, { name });
  if ((await own(id)).status === 'notice') await daysLater(4, 'finish-notices');
  await li(setShelf, { id, index: '1' });
  await daysLater(4 * 366, 'expire-certificates');
  const { certificateId } = await own(id);
  expect((await certificate(certificateId)).state).toBe('expired');
  return { id, old: certificateId ?? '' };
}

async function approvedChange(id: string, name: string): Promise<void> {
  const { form, revision } = await own(id);
  await li(saveProduct, { ...form, id, revision, name });
  await li(submitProduct, { id });
  await zhao(reviewProduct, { ...(await asRead(centre, id)), decision: 'approve' });
}

test('a product whose certificate has expired gets a new one with its next version', async () => {
  const { id, old } = await expired('证书到期的产品');
  await approvedChange(id, '证书到期后换版的产品');
  await daysLater(4, 'finish-notices');
  expect(await as('visitor')(getProduct, { id })).toMatchObject({ name: '证书到期后换版的产品', version: 2 });
  const { certificateId } = await own(id);
  expect(await certificate(certificateId)).toMatchObject({ state: 'valid', isIntact: true, successor: null });
  expect(await certificate(old)).toMatchObject({
    state: 'expired',
    isIntact: true,
    successor: { id: certificateId },
  });
});

test('a notice that cannot be finished holds up no other, and the run says that it failed', async () => {
  const names = ['排在最前而办不成的产品', '排在后面的产品'];
  const [broken = '', whole = ''] = [await aSubmitted(centre, { name: names[0] ?? '' }), await aSubmitted(centre)];
  for (const id of [broken, whole]) {
    await zhao(reviewProduct, { ...(await asRead(centre, id)), decision: 'approve' });
  }
  await sql`update product_version set content = content - 'tiers' where product_id = ${broken}`;
  await expect(daysLater(4, 'finish-notices')).rejects.toThrow('1 of 2 failed');
  expect((await own(whole)).status).toBe('registered');
  const [left] = await sql`select status from product_version where product_id = ${broken}`;
  expect(left).toEqual({ status: 'notice' });
  await sql`update product_version set content = content || '{"tiers": []}' where product_id = ${broken}`;
  await daysLater(4, 'finish-notices');
  expect((await own(broken)).status).toBe('registered');
});

test('a registration is revoked although its certificate has expired, which stays expired', async () => {
  const { id, old } = await expired('证书到期又被注销的产品');
  await revoke(centre, id, '供方已停止经营');
  expect((await own(id)).status).toBe('revoked');
  expect(await certificate(old)).toMatchObject({ state: 'expired', isIntact: true });
});

test('the market says that a certificate is over, and a renewal without any change puts it right', async () => {
  const score = async () => (await sql<{ score: number }[]>`select score from product where id = ${id}`)[0]?.score ?? 0;
  const { id } = await expired('等待续期的产品');
  const before = await score();
  const seen = () => as('visitor')(getProduct, { id });
  expect((await seen()).isCertified).toBe(true);
  await runJob('mark-uncertified');
  await runJob('mark-uncertified');
  expect(before - (await score())).toBe(250);
  expect((await seen()).isCertified).toBe(false);

  expect((await own(id)).may).toContain('renew');
  await li(renewProduct, { id });
  await expect(li(renewProduct, { id })).rejects.toMatchObject({ name: 'product.notRenewable' });
  const { before: registered, form } = await zhao(getProductForReview, { id });
  expect({ ...form, contact: null }).toEqual({ ...registered, contact: null });
  await zhao(reviewProduct, { ...(await asRead(centre, id)), decision: 'approve' });
  await daysLater(4, 'finish-notices');
  const { steps } = await li(productLine, { id });
  expect(steps.slice(-4).map(({ step }) => step)).toEqual(['renew', 'submit', 'approve', 'register']);
  expect(await seen()).toMatchObject({ name: '等待续期的产品', version: 2, isCertified: true });
  expect(await score()).toBeGreaterThanOrEqual(before);
  expect((await own(id)).may).not.toContain('renew');
});

test('a holder hears once, a month before, that a certificate is about to end', async () => {
  const id = await aRegistered(centre, { name: '快要到期的产品' });
  if ((await own(id)).status === 'notice') await daysLater(4, 'finish-notices');
  await expect(li(renewProduct, { id })).rejects.toMatchObject({ name: 'product.notRenewable' });
  const { certificateId, certificateUntil } = await own(id);
  const left = Date.parse(certificateUntil ?? '') - Date.now();
  await daysLater(left / dayMs - 31, 'remind-of-certificates');
  const reminded = () => sql`select link, title from notice where key = ${`certificate ${certificateId} ending`}`;
  expect(await reminded()).toHaveLength(0);
  await daysLater(left / dayMs - 29, 'remind-of-certificates');
  await daysLater(left / dayMs - 28, 'remind-of-certificates');
  const reminders = await reminded();
  expect(reminders).toMatchObject([{ link: `/myprod?id=${id}` }]);
  expect(reminders[0]?.title).toMatch(/将于 \d{4}-\d{2}-\d{2} 到期，请及时申请续期$/);
});

test('where the centre asks for no notice the reviewer’s word renews it at once', async () => {
  const { id } = await expired('无公示期的产品');
  await withoutNotice(centre);
  invalidateMemos();
  await approvedChange(id, '无公示期的新版本');
  const { certificateId, change } = await own(id);
  expect(change).toBeNull();
  expect((await certificate(certificateId)).state).toBe('valid');
});
