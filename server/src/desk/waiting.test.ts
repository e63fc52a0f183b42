import { listQueues, listWaiting } from '@shuji/contract/desk/calls';
import { applyAttestation } from '@shuji/contract/merchant/attestation';
import { getProductForReview } from '@shuji/contract/product/office';
import { claimReview } from '@shuji/contract/review/calls';
import { afterEach, expect, test } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { aSubmitted } from '#test/product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers } = centre;
const zhao = as('zhao');

afterEach(() => providers.setClock(null));

async function submitAttestation(at: string, name: string, idNumber: string): Promise<string> {
  providers.setClock(new Date(at));
  const form = { kind: 'person' as const, name, idNumber, consentId: true };
  return (await as(await newcomer(sql))(applyAttestation, { ...form, submit: true })).id;
}

test('what waits in every queue is one list: overdue first, then one’s own, then by deadline, with who has it', async () => {
  const late = await submitAttestation('2031-10-06T02:00:00Z', '陈晨', '990101199203153421');
  const early = await submitAttestation('2031-11-17T02:00:00Z', '方舟', '990101199203153421');
  providers.setClock(new Date('2031-11-18T02:00:00Z'));
  const product = await aSubmitted(centre, { name: '潮位预报产品' });
  await zhao(claimReview, { desk: 'product', id: product });
  const { rows, total } = await zhao(listWaiting, {});
  expect(rows.map(({ id }) => id)).toEqual([late, product, early]);
  expect(total).toBe(3);
  expect(rows[0]).toMatchObject({ queue: 'attestation', title: '陈晨', isOverdue: true, claim: null });
  expect(rows[1]).toMatchObject({ queue: 'product', title: '潮位预报产品', isOverdue: false, claim: { isMine: true } });
  expect(rows[2]).toMatchObject({ queue: 'attestation', dueOn: '2031-11-20', isOverdue: false });
  const counts = await zhao(listQueues, {});
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

test('one queue of it, page by page; nobody sees a queue that is not theirs', async () => {
  const product = await zhao(listWaiting, { queue: 'product' });
  expect(product.rows.map(({ queue }) => queue)).toEqual(['product']);
  const second = await zhao(listWaiting, { pageNum: 2, pageSize: 2 });
  expect(second).toMatchObject({ total: 3, rows: [{ title: '方舟' }] });
  expect(await as('sun')(listWaiting, {})).toMatchObject({ total: 0, rows: [] });
  expect(await as('qian')(listWaiting, { queue: 'product' })).toMatchObject({ total: 0 });
});

test('a review names who else submitted the same name or the same file, and whose identity is attested', async () => {
  const { form, ...listed } = await zhao(getProductForReview, {
    id: await aSubmitted(centre, { name: '潮位预报产品' }),
  });
  expect(listed.findings).toMatchObject([
    { label: '申请人身份', isGood: true, accountId: expect.any(String) },
    { label: '名称查重', isGood: false },
    { label: '文件查重', isGood: true },
  ]);
  const file = form.sourceStatement ?? '';
  await sql`
    insert into file (id, owner_id, purpose, name, size, type, sha256, key, claimed_at, created_at)
    select ${crypto.randomUUID()}, ${crypto.randomUUID()}, purpose, '别人的.png', size, type, sha256, 'another', now(), now()
    from file where id = ${file}`;
  const again = await zhao(getProductForReview, { id: listed.id });
  expect(again.findings.find(({ label }) => label === '文件查重')).toMatchObject({ isGood: false });
});
