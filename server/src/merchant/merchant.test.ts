import {
  applyMerchant,
  freezeMerchant,
  getOwnMerchant,
  listMerchantQueue,
  reviewMerchant,
} from '@shuji/contract/merchant/calls';
import { listMerchants } from '@shuji/contract/merchant/card';
import { describe, expect, it } from 'vitest';
import { newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();

const block = {
  kinds: ['supplier', 'processing'],
  industries: ['transport'],
  introduction: '本公司汇聚道路通行与停车数据，为出行服务和城市治理提供数据产品。',
  website: 'https://example.com',
};

async function entered() {
  const who = await newcomer(sql, 'attested');
  const { id } = await as(who)(applyMerchant, { ...block, submit: true });
  return { who, id };
}

describe('merchant entry', () => {
  it('shows an approved merchant to everyone, and hides a frozen one', async () => {
    const { who, id } = await entered();
    await as('zhao')(reviewMerchant, { id, decision: 'approve' });
    const own = await as(who)(getOwnMerchant, {});
    const isListed = async () => {
      const { rows } = await as('visitor')(listMerchants, { pageSize: 100 });
      return rows.some((row) => row.id === own.merchantId);
    };
    expect(await isListed()).toBe(true);
    await as('zhao')(freezeMerchant, { id, frozen: true, reason: '资质到期未续' });
    expect(await isListed()).toBe(false);
    expect(await as(who)(getOwnMerchant, {})).toMatchObject({
      merchantId: null,
      application: { status: 'frozen', reason: '资质到期未续' },
    });
  });

  it('is for attested organisations', async () => {
    await expect(as('chen')(applyMerchant, block)).rejects.toMatchObject({ name: 'door.needAttested' });
    expect(await as('chen')(getOwnMerchant, {})).toMatchObject({
      mayApply: false,
      obstacle: expect.stringContaining('企业身份认证'),
    });
  });

  it('refuses codes that no dictionary holds and more kinds than five', async () => {
    const who = as(await newcomer(sql, 'attested'));
    await expect(who(applyMerchant, { ...block, kinds: ['wizard'] })).rejects.toMatchObject({
      fields: { kinds: expect.any(String) },
    });
    const kinds = ['supplier', 'delivery', 'processing', 'compliance', 'quality', 'valuation'];
    await expect(who(applyMerchant, { ...block, kinds })).rejects.toMatchObject({
      fields: { kinds: '数商类别最多 5 项' },
    });
  });

  it('waits in the queue until it is decided, and only there', async () => {
    const { id } = await entered();
    const waiting = async () => (await as('zhao')(listMerchantQueue, { pageSize: 100 })).rows.map((row) => row.id);
    expect(await waiting()).toContain(id);
    await as('zhao')(reviewMerchant, { id, decision: 'refuse', reason: '简介与经营范围不符' });
    expect(await waiting()).not.toContain(id);
    await expect(as('zhao')(reviewMerchant, { id, decision: 'approve' })).rejects.toMatchObject({
      name: 'application.alreadyDecided',
    });
  });
});
