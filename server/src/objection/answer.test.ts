import { uploadFile } from '@shuji/contract/file/calls';
import {
  answerObjection,
  listOwnObjections,
  listPublicObjections,
  listReceivedObjections,
  raiseObjection,
} from '@shuji/contract/objection/calls';
import {
  decideObjection,
  exportOfficeObjections,
  getObjection,
  listObjectionQueue,
  listOfficeObjections,
} from '@shuji/contract/objection/office';
import { getPublicNotice } from '@shuji/contract/product/notice';
import { productLine, saveProduct } from '@shuji/contract/product/own';
import { claimReview } from '@shuji/contract/review/calls';
import { expect, test } from 'vitest';
import { pixel } from '#test/listed-product.ts';
import { noticesOf } from '#test/notices.ts';
import { aForm, aRegistered } from '#test/product.ts';
import { type World, world } from '#test/world.ts';

const centre = await world();
const other = centre.as('wu');

const paper = async (who: 'li' | 'wang', name: string) =>
  (await centre.as(who).upload(uploadFile, { purpose: 'evidence' }, { name, bytes: pixel })).id;

async function contested(): Promise<{ product: string; id: string }> {
  const product = await aRegistered(centre);
  const { versionId } = await centre.as('visitor')(getPublicNotice, { id: product });
  const files = [await paper('wang', '采集合同.png')];
  const text = '该数据由我公司采集，对方未取得授权。';
  await centre.as('wang')(raiseObjection, { id: product, versionId, ground: 'rights', text, files });
  const { rows } = await centre.as('zhao')(listObjectionQueue, { pageSize: 100 });
  return { product, id: rows.find((row) => row.productId === product)?.id ?? '' };
}

const text = '双方签有授权协议，现提交协议与授权清单。';
const dismissal = { decision: 'dismiss' as const, reason: '授权文件齐全，异议缺少依据。' };

test('the supplier answers once with papers; the objector and the deciding operator get a message and read it', async () => {
  const { product, id } = await contested();
  const [li, wang, zhao] = [centre.as('li'), centre.as('wang'), centre.as('zhao')];
  const received = (await li(listReceivedObjections, {})).rows.find((row) => row.id === id);
  expect(received).toMatchObject({ productId: product, mayAnswer: true, answer: null });
  expect(JSON.stringify(received)).not.toMatch(/海联|采集合同/);
  await noticesOf(centre, 'wang');
  await li(answerObjection, { id, text, files: [await paper('li', '授权协议.png')] });
  expect(await noticesOf(centre, 'wang')).toEqual(['提出的异议已由供方答复']);
  const [seen] = (await wang(listOwnObjections, {})).rows;
  expect(seen).toMatchObject({
    answer: text,
    answerFiles: [{ name: '授权协议.png' }],
    files: [{ name: '采集合同.png' }],
  });
  expect(await zhao(getObjection, { id })).toMatchObject({ answer: text, answerFiles: [{ name: '授权协议.png' }] });
  await expect(li(answerObjection, { id, text })).rejects.toMatchObject({ name: 'objection.answered' });
  await zhao(decideObjection, { id, ...dismissal });
  const { steps } = await li(productLine, { id: product });
  expect(steps.map((one) => one.step).slice(2)).toEqual(['approve', 'object', 'answer', 'dismiss']);
  expect(steps.find((one) => one.step === 'answer')).toMatchObject({ side: 'owner', reason: text });
});

test('a decided objection takes no answer, and a party answers only its own', async () => {
  const { id } = await contested();
  await expect(centre.as('wang')(answerObjection, { id, text })).rejects.toMatchObject({ name: 'objection.notFound' });
  await centre.as('zhao')(decideObjection, { id, ...dismissal });
  await expect(centre.as('li')(answerObjection, { id, text })).rejects.toMatchObject({ name: 'objection.answered' });
});

test('one of several concurrent answers is stored, and a concurrent decision is not lost', async () => {
  const { product, id } = await contested();
  const hold = (tx: World['sql']) => tx`
    select from product_version where id = (select version_id from objection where id = ${id}) for update`;
  const say = (n: number) => () => centre.as('li')(answerObjection, { id, text: `${text}第 ${n} 份` });
  const settled = await centre.atOnce(
    (tx) => hold(tx as never),
    Array.from({ length: 64 }, (_, n) => say(n)),
  );
  expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const { steps } = await centre.as('li')(productLine, { id: product });
  expect(steps.filter((one) => one.step === 'answer')).toHaveLength(1);
});

test('an objection has a due day, is claimed, and is decided by the holder of the claim', async () => {
  const { id } = await contested();
  const zhao = centre.as('zhao');
  await zhao(claimReview, { desk: 'objection', id });
  expect(await other(getObjection, { id })).toMatchObject({ claim: { by: '赵岩', isMine: false }, isOverdue: false });
  await expect(other(decideObjection, { id, ...dismissal })).rejects.toMatchObject({ name: 'review.claimedByOther' });
  const queued = (await other(listObjectionQueue, { pageSize: 100 })).rows.find((row) => row.id === id);
  expect(queued).toMatchObject({ dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), claim: { by: '赵岩' } });
  await zhao(decideObjection, { id, ...dismissal });
  await expect(zhao(claimReview, { desk: 'objection', id })).rejects.toMatchObject({ name: 'review.notWaiting' });
  const { rows } = await zhao(listOfficeObjections, { status: 'dismissed', keyword: '滨海港口', pageSize: 100 });
  const objection = rows.find((row) => row.id === id);
  expect(objection).toMatchObject({ dueOn: null, claim: null, reason: dismissal.reason });
  const number = objection?.productNumber ?? '';
  expect((await zhao(listOfficeObjections, { keyword: number, to: '2020-01-01' })).total).toBe(0);
  const table = await zhao.file(exportOfficeObjections, {
    keyword: number,
    format: 'csv',
    columns: ['number', 'status'],
  });
  expect(table.body.toString()).toContain(`"${number}","异议不成立"`);
});

test('an operator does not claim or decide an objection of or against their own organisation', async () => {
  for (const side of ['party_id', 'supplier_party_id']) {
    const { id } = await contested();
    await centre.sql`
      update operator set organisation = (
        select credit_code from party join objection on objection.${centre.sql(side)} = party.id where objection.id = ${id})
      where username = 'zhao'`;
    const zhao = centre.as('zhao');
    expect(await zhao(getObjection, { id })).toMatchObject({ mayDecide: false });
    await expect(zhao(claimReview, { desk: 'objection', id })).rejects.toMatchObject({
      name: 'review.ownOrganisation',
    });
    await expect(zhao(decideObjection, { id, ...dismissal })).rejects.toMatchObject({
      name: 'objection.ownOrganisation',
    });
    await centre.sql`update operator set organisation = null where username = 'zhao'`;
  }
});

test('anyone reads on what ground, and with what result; not who, nor the text; nor how a draft is renamed', async () => {
  const visitor = centre.as('visitor');
  const { product, id } = await contested();
  await centre.as('li')(answerObjection, { id, text });
  const open = await visitor(listPublicObjections, { id: product });
  expect(open.rows).toMatchObject([{ ground: 'rights', status: 'open', isAnswered: true, decidedAt: null }]);
  expect((await visitor(listPublicObjections, { pageSize: 100 })).rows.map((row) => row.id)).not.toContain(id);
  const reason = '权属证明属实，请提供授权文件。';
  await centre.as('zhao')(decideObjection, { id, decision: 'correct', reason });
  await centre.as('li')(saveProduct, { ...aForm({ name: '改了名称的草稿' }), id: product });
  const decided = (await visitor(listPublicObjections, { pageSize: 100 })).rows;
  expect(decided.find((row) => row.id === id)).toMatchObject({
    status: 'upheld',
    productName: '滨海港口气象观测数据集',
  });
  expect(JSON.stringify([open, decided])).not.toMatch(/海联|授权|草稿/);
  await expect(visitor(listPublicObjections, { id: product })).rejects.toMatchObject({ name: 'product.notInNotice' });
});
