// All queues share their filters: by place, industry and day, in either order.
import { listOfficeDemands } from '@shuji/contract/demand/office';
import { listMerchantQueue } from '@shuji/contract/merchant/calls';
import { listPermitQueue } from '@shuji/contract/permit/calls';
import { listOfficeProducts } from '@shuji/contract/product/office';
import { expect, test } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
const zhao = as('zhao');
const long = { from: '2020-01-01', to: '2020-12-31' };

test('products are found by what they cover, their industry and the day they were handed in', async () => {
  const id = await listProduct(centre);
  const ids = async (filter: object) => (await zhao(listOfficeProducts, filter)).rows.map((row) => row.id);
  const [{ regions, industry } = { regions: [], industry: '' }] = await sql<{ regions: string[]; industry: string }[]>`
    select regions, industry from product where id = ${id}`;
  expect(await ids({ industry })).toContain(id);
  expect(await ids({ industry: 'A' })).toEqual([]);
  const [place] = regions;
  if (place) expect(await ids({ region: `${place.slice(0, 2)}0000` })).toContain(id);
  expect(await ids({ region: '650000' })).toEqual([]);
  expect(await ids(long)).toEqual([]);
  expect(await ids({ sort: 'oldest' })).toEqual((await ids({})).toReversed());
});

test('demands are found by what they cover, their industry and the day they were handed in', async () => {
  const [account] = await sql<
    { partyId: string }[]
  >`select id as party_id from party where account_id = ${cast.wang.id}`;
  const plant = (id: string, at: string, industry: string, coverage: string[]) => sql`
    insert into demand ${sql({
      id,
      number: id.slice(-8),
      ownerId: cast.wang.id,
      partyId: account?.partyId ?? '',
      status: 'published',
      title: '车流数据',
      kind: 'dataset',
      industry,
      description: '需要车流数据用于调度分析，按日更新。',
      coverage,
      deadline: '2030-01-01',
      contact: 'sealed',
      submissions: 1,
      createdAt: at,
      updatedAt: at,
      submittedAt: at,
      publishedAt: at,
    })}`;
  const [old, young] = ['01900000-0000-7000-8000-00000000aaaa', '01900000-0000-7000-8000-00000000bbbb'];
  await plant(old, '2020-05-01T00:00:00Z', 'G', ['370200']);
  await plant(young, '2026-05-01T00:00:00Z', 'J', ['110000']);
  const ids = async (filter: object) => (await zhao(listOfficeDemands, filter)).rows.map((row) => row.id);
  expect(await ids({})).toEqual([young, old]);
  expect(await ids({ sort: 'oldest' })).toEqual([old, young]);
  expect(await ids({ industry: 'J' })).toEqual([young]);
  expect(await ids({ region: '370000' })).toEqual([old]);
  expect(await ids(long)).toEqual([old]);
});

test('merchants and permissions are found by place and the day they were granted', async () => {
  const [{ region } = { region: '' }] = await sql<{ region: string }[]>`
    select region from party where account_id = ${cast.li.id}`;
  for (const list of [listMerchantQueue, listPermitQueue]) {
    const count = async (filter: object) => (await zhao(list, { status: 'approved', ...filter })).total;
    const all = await count({});
    expect(all).toBeGreaterThan(0);
    expect(await count({ region: `${region.slice(0, 2)}0000` })).toBeGreaterThan(0);
    expect(await count({ region: '650000' })).toBe(0);
    expect(await count(long)).toBe(0);
    expect(await count({ sort: 'oldest' })).toBe(all);
  }
});
