import { randomUUID } from 'node:crypto';
import { reviewExperience } from '@shuji/contract/experience/calls';
import { getOwnMerchant } from '@shuji/contract/merchant/calls';
import { getMerchantCard } from '@shuji/contract/merchant/card';
import { describe, expect, it } from 'vitest';
import { dealUntil } from '#test/deal.ts';
import { aSubmittedExperience } from '#test/experience.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;

async function cardOfLi() {
  const { merchantId } = await as('li')(getOwnMerchant, {});
  return as('visitor')(getMerchantCard, { id: merchantId as string });
}

describe("a merchant's public card", () => {
  it('shows the company, never a phone, a person or a whole credit code', async () => {
    const card = await cardOfLi();
    expect(card).toMatchObject({
      name: '滨海数科数据技术有限公司',
      creditCode: '9199**********HEDM',
      region: '天津市滨海新区',
    });
    expect(card.kinds).toContain('数据供方');
    expect(JSON.stringify(card)).not.toMatch(/13800000001|李明|91990116MAG4BAHEDM/);
  });

  it('shows a deal once the centre has approved it, without the other side and the amount', async () => {
    const id = await aSubmittedExperience(centre);
    expect((await cardOfLi()).experiences).toEqual([]);
    await as('zhao')(reviewExperience, { id, decision: 'approve' });
    const card = await cardOfLi();
    expect(card.experiences).toMatchObject([{ role: '供方', productName: '道路通行小时数据', dealtOn: '2025-03-01' }]);
    expect(JSON.stringify(card)).not.toMatch(/海联供应链|8800000/);
  });

  it("shows the platform's deals as a round number reached by the end of the last month, and nothing below five", async () => {
    const product = await listProduct(centre);
    const deal = await dealUntil(centre, product, 'completed', { key: randomUUID() });
    const earlier = new Date(Date.now() - 40 * 86_400_000);
    const copies = (count: number) => sql`
      insert into trade_order select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number',
        'copy ' || gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'closed_at', ${earlier}::timestamptz))).*
      from trade_order o, generate_series(1, ${count}::int) where o.id = ${deal}`;
    const dealsReached = async () => {
      await centre.runJob('turn-day');
      return (await cardOfLi()).dealsReached;
    };
    expect(await dealsReached()).toBeNull();
    await copies(4);
    expect(await dealsReached()).toBeNull();
    await copies(3);
    expect(await dealsReached()).toBe(5);
  });

  it('of an unknown party is not found', async () => {
    const nobody = as('visitor')(getMerchantCard, { id: '01900000-0000-7000-8000-0000000000ff' });
    await expect(nobody).rejects.toMatchObject({ name: 'door.notFound' });
  });
});
