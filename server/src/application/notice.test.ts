import { reviewExperience, saveExperience, submitExperience } from '@shuji/contract/experience/calls';
import { uploadFile } from '@shuji/contract/file/calls';
import { applyMerchant, freezeMerchant, reviewMerchant } from '@shuji/contract/merchant/calls';
import { applyPermit, freezePermit, reviewPermit } from '@shuji/contract/permit/calls';
import { expect, test } from 'vitest';
import { pixel } from '#test/listed-product.ts';
import { newcomer } from '#test/newcomers.ts';
import { noticesOf } from '#test/notices.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;

const block = {
  kinds: ['supplier'],
  industries: ['transport'],
  introduction: '本公司汇聚道路通行与停车数据，为出行服务和城市治理提供数据产品。',
};

test('an applicant gets a receipt for each submission, one message for each decision, and none for a refused call', async () => {
  const who = await newcomer(sql, 'attested');
  expect(await noticesOf(centre, who)).toEqual(['您的身份认证申请已提交', '您的身份认证申请已审核通过']);
  const { id } = await as(who)(applyMerchant, { ...block, submit: true });
  await as('zhao')(reviewMerchant, { id, decision: 'correction', reason: '请补充资质文件' });
  await expect(as('zhao')(reviewMerchant, { id, decision: 'approve' })).rejects.toMatchObject({
    name: 'application.alreadyDecided',
  });
  expect(await noticesOf(centre, who)).toEqual(['您的数商入驻申请已提交', '您的数商入驻申请需要补正']);
  await as(who)(applyMerchant, { ...block, submit: true });
  await as('zhao')(reviewMerchant, { id, decision: 'approve' });
  await as('zhao')(freezeMerchant, { id, frozen: true, reason: '资质到期未续' });
  await as('zhao')(freezeMerchant, { id, frozen: false, reason: '资质已续期' });
  expect(await noticesOf(centre, who)).toEqual([
    '您的数商入驻申请已提交',
    '您的数商入驻申请已审核通过',
    '您的数商入驻申请已被冻结',
    '您的数商入驻申请已解除冻结',
  ]);
});

test('permissions and experience send the same messages', async () => {
  const who = await newcomer(sql, 'attested');
  await noticesOf(centre, who);
  const permit = await as(who)(applyPermit, { roles: ['buyer'], reason: '采购物流数据', consent: true, submit: true });
  await as('zhao')(reviewPermit, { id: permit.id, decision: 'approve' });
  await as('zhao')(freezePermit, { id: permit.id, frozen: true, reason: '存在异常交易' });
  expect(await noticesOf(centre, who)).toEqual([
    '您的交易权限申请已提交',
    '您的交易权限申请已审核通过',
    '您的交易权限申请已被冻结',
  ]);
  const proof = await as(who).upload(uploadFile, { purpose: 'proof' }, { name: '合同.png', bytes: pixel });
  const { id } = await as(who)(saveExperience, {
    role: 'buyer',
    productName: '港区气象数据',
    counterparty: '滨海某公司',
    amount: 100_000,
    dealtOn: '2026-01-05',
    summary: '按合同交付一年期数据，按月验收，双方无争议，用于内部调度。',
    proofs: [proof.id],
  });
  await as(who)(submitExperience, { id });
  await as('zhao')(reviewExperience, { id, decision: 'refuse', reason: '合同影像不清晰' });
  expect(await noticesOf(centre, who)).toEqual(['您的交易经验申请已提交', '您的交易经验申请未通过审核']);
});
