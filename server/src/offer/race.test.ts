import { acceptOffer, addOffer, withdrawOffer } from '@shuji/contract/offer/calls';
import { expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { acceptance, anOffer, aPublished, offerForm } from '#test/offer.ts';
import { aListed, withoutNotice } from '#test/product.ts';
import { listAlike, plantSellers } from '#test/sellers.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, atOnce } = centre;
await withoutNotice(centre);
const productId = await aListed(centre);
const sellerCount = 64;

function refusals(results: PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).name] : []));
}

const hold = (id: string) => (tx: Tx) => tx`select 1 from demand where id = ${id} for update`;

async function orders(): Promise<number> {
  return (await sql`select 1 from trade_order`).length;
}

test('the same offer accepted 64 times at once is one order, and 64 callers get it', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  const before = await orders();
  const accept = () => as('wang')(acceptOffer, acceptance(id));
  const results = await atOnce(
    hold(demand),
    Array.from({ length: sellerCount }, () => accept),
  );
  expect(refusals(results)).toEqual([]);
  expect(new Set(results.map((result) => result.status === 'fulfilled' && result.value.id)).size).toBe(1);
  expect(await orders()).toBe(before + 1);
  expect(await sql`select 1 from demand_event where demand_id = ${demand} and step = 'accept'`).toHaveLength(1);
});

test('one of 64 offers accepted at once becomes the order, and all others end', async () => {
  const demand = await aPublished(centre);
  const tokens = await plantSellers(sql, sellerCount - 1);
  const ids = [await anOffer(centre, demand, { productId })];
  for (const token of tokens) {
    const offer = { demandId: demand, ...offerForm({ productId: await listAlike(sql, productId, token) }) };
    ids.push((await as({ token })(addOffer, offer)).id);
  }
  const before = await orders();
  const results = await atOnce(
    hold(demand),
    ids.map((id) => () => as('wang')(acceptOffer, acceptance(id))),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(new Set(refusals(results))).toEqual(new Set(['offer.demandOver']));
  expect(await orders()).toBe(before + 1);
  const ended = await sql`select 1 from offer where demand_id = ${demand} and status = 'ended'`;
  expect(ended).toHaveLength(sellerCount - 1);
});

test('withdrawn while it is accepted: one of the two stories, never a mix', async () => {
  const demand = await aPublished(centre);
  const id = await anOffer(centre, demand, { productId });
  const results = await atOnce(hold(demand), [
    () => as('wang')(acceptOffer, acceptance(id)).then(() => null),
    () => as('li')(withdrawOffer, { id, reason: '数据暂停供应' }),
  ]);
  expect(refusals(results)).toEqual(['offer.moved']);
  const [row] = await sql<{ status: string; order: string | null; demand: string }[]>`
    select o.status, o.order_id as "order", d.status as demand from offer o join demand d on d.id = o.demand_id where o.id = ${id}`;
  expect([
    ['accepted', true, 'concluded'],
    ['withdrawn', false, 'published'],
  ]).toContainEqual([row?.status, row?.order !== null, row?.demand]);
});
