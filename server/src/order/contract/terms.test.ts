import { sendOwnCode } from '@shuji/contract/account/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { quoteOrder, signOrder } from '@shuji/contract/order/steps';
import { proposeTerms } from '@shuji/contract/order/terms';
import { dayMs } from '@shuji/contract/time';
import { expect, test } from 'vitest';
import { invalidateMemos } from '#src/cache/memo.ts';
import { digests } from '#src/certificate/digests.ts';
import { cast } from '#src/demo/cast.ts';
import { dealUntil, password, signBoth } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce, providers } = centre;
const product = await listProduct(centre);

const bought = (id: string) => as('wang')(getOrder, { x: 1, y: id });
async function contractOf(id: string) {
  const { contract } = await bought(id);
  if (!contract?.terms) throw new Error('No contract');
  return { ...contract, terms: contract.terms };
}

test('a side changes what may be settled, the other sees what changed, and only the newest text is signed', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const first = await contractOf(id);
  const terms = {
    ...first.terms,
    acceptanceDays: 10,
    extra: '供方每季度提供一次线上答疑。',
    onward: 'consent' as const,
  };
  await as('wang')(proposeTerms, { id, sha256: first.sha256, terms, note: '验收需要联调' });
  const { contract, history } = await as('li')(getOrder, { x: 2, y: id });
  expect(contract?.rounds.at(-1)).toMatchObject({
    round: 2,
    by: 'buyer',
    changes: [
      { label: '验收期限（日）', before: '7', after: '10' },
      { label: '转让约定', before: '不得转让', after: '经供方同意可转让' },
      { label: '补充条款', before: '无', after: '供方每季度提供一次线上答疑。' },
    ],
  });
  expect(history.at(-1)).toMatchObject({ move: 'propose', note: '验收期限（日）、转让约定、补充条款；验收需要联调' });
  expect(contract?.text).toContain('甲方交付后 10 日内验收');
  const stale = as('li')(signOrder, { id, sha256: first.sha256, password });
  await expect(stale).rejects.toMatchObject({ name: 'order.otherContract' });
  await signBoth(centre, id);
  expect((await bought(id)).contract?.signatures).toHaveLength(2);
});

test('terms that one side has signed do not change beneath its signature', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256, terms } = await contractOf(id);
  await as('li')(signOrder, { id, sha256, password });
  const change = as('wang')(proposeTerms, { id, sha256, terms: { ...terms, extra: '另有约定' } });
  await expect(change).rejects.toMatchObject({ name: 'order.notNow' });
});

test('two changes to one text at once: the second must read the first', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256, terms } = await contractOf(id);
  const settled = await atOnce(
    (tx) => tx`select 1 from trade_order where id = ${id} for update`,
    (['li', 'wang'] as const).map(
      (who) => () => as(who)(proposeTerms, { id, sha256, terms: { ...terms, extra: who } }),
    ),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await contractOf(id)).rounds).toHaveLength(2);
});

test('nothing changed is no new round, and twenty rounds are enough', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256, terms } = await contractOf(id);
  const same = as('wang')(proposeTerms, { id, sha256, terms });
  await expect(same).rejects.toMatchObject({ name: 'order.sameTerms' });
  for (let round = 2; round <= 20; round += 1) {
    const newest = await contractOf(id);
    await as('wang')(proposeTerms, { id, sha256: newest.sha256, terms: { ...terms, extra: `第 ${round} 稿` } });
  }
  const last = await contractOf(id);
  const more = as('wang')(proposeTerms, { id, sha256: last.sha256, terms });
  await expect(more).rejects.toMatchObject({ name: 'order.tooManyRounds' });
});

test('the days that were settled are the days that run', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256, terms } = await contractOf(id);
  await as('li')(proposeTerms, { id, sha256, terms: { ...terms, paymentDays: 30 } });
  await signBoth(centre, id);
  const { dueAt, signedAt } = await bought(id);
  expect(Date.parse(dueAt ?? '') - Date.parse(signedAt ?? '')).toBe(30 * dayMs);
});

test('a wrong password signs nothing and is reported at its field', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256 } = await contractOf(id);
  const wrong = as('wang')(signOrder, { id, sha256, password: 'not-my-password' });
  await expect(wrong).rejects.toMatchObject({ name: 'account.notProven', fields: { password: '登录密码不正确' } });
  const none = as('wang')(signOrder, { id, sha256 });
  await expect(none).rejects.toMatchObject({ fields: { password: '请填写登录密码，或改用短信验证码' } });
  expect((await bought(id)).contract?.signatures).toEqual([]);
});

test('five wrong passwords close that way, a code to the own phone still signs, once', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { sha256 } = await contractOf(id);
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(as('wang')(signOrder, { id, sha256, password: `wrong-${tries}` })).rejects.toThrow();
  }
  const closed = as('wang')(signOrder, { id, sha256, password });
  await expect(closed).rejects.toMatchObject({ name: 'account.tooManyTries' });
  expect((await as('wang')(sendOwnCode, { purpose: 'sign' })).phone).toBe('138****0002');
  const sent = providers.sms.recent().find(({ phone }) => phone === cast.wang.phone);
  const smsCode = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  const guessed = as('wang')(signOrder, { id, sha256, smsCode: smsCode === '000000' ? '000001' : '000000' });
  await expect(guessed).rejects.toMatchObject({ fields: { smsCode: '短信验证码不正确或已过期' } });
  await as('wang')(signOrder, { id, sha256, smsCode });
  expect((await bought(id)).contract?.signatures.map(({ side }) => side)).toEqual(['buyer']);
});

test('the limits on use are stored as data, and the signed text holds their digest', async () => {
  const id = await dealUntil(centre, product, 'answered');
  const { policy, text } = await contractOf(id);
  const limits = JSON.parse(policy ?? '');
  expect(limits).toMatchObject({ type: 'Agreement', prohibition: [{ action: 'distribute' }] });
  expect(limits.permission[0].constraint).toContainEqual({
    leftOperand: 'elapsedTime',
    operator: 'lteq',
    rightOperand: 'P730D',
  });
  expect(text).toContain(digests(policy ?? '').sha256);
  expect(text).toContain('使用期限\t自交付之日起 730 天');
});

test('the fee is in the contract that was signed, whatever is set afterwards', async () => {
  await sql`update setting set value = '150' where key = 'fee_rate'`;
  await sql`update setting set value = 'both' where key = 'fee_payer'`;
  invalidateMemos(['site']);
  const negotiable = await listProduct(centre, { name: '港区泊位预测', priceMode: 'negotiable', tiers: [] });
  const id = await dealUntil(centre, negotiable, 'applied');
  await as('li')(quoteOrder, { id, amount: 1_000_300 });
  const page = await bought(id);
  // 15,004.5 fen round up to 15,005: the odd one is the supplier's.
  expect(page.fee).toMatchObject({ buyer: 7_502, seller: 7_503 });
  expect(page.contract?.text).toContain('本合同共 ¥150.05，其中甲方承担 ¥75.03，乙方承担 ¥75.02');
  await sql`update setting set value = '900' where key = 'fee_rate'`;
  invalidateMemos(['site']);
  expect((await bought(id)).fee).toMatchObject({ buyer: 7_502, seller: 7_503 });
});
