import { listProducts } from '@shuji/contract/market/calls';
import { freezeAttestation } from '@shuji/contract/merchant/attestation';
import { freezeMerchant } from '@shuji/contract/merchant/calls';
import { getMerchantCard } from '@shuji/contract/merchant/card';
import { applyOrder } from '@shuji/contract/order/placing';
import { getProduct } from '@shuji/contract/product/calls';
import { productInterest } from '@shuji/contract/product/interest';
import { suspendProduct } from '@shuji/contract/product/office';
import { setShelf } from '@shuji/contract/product/own';
import { expect, test } from 'vitest';
import type { Tx } from '#src/db/open.ts';
import { untilWaiting } from '#test/at-once.ts';
import { application } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server } = centre;
const product = await listProduct(centre);
// Cached replies are answered before the framework sees a request, so these readers come over the network.
const address = await server.listen({ port: 0, host: '127.0.0.1' });

const [seller] = await sql<{ merchantId: string; entryId: string; proofId: string }[]>`
  select m.id as merchant_id, m.application_id as entry_id, p.attestation_id as proof_id
  from product x join merchant m on m.id = x.merchant_id join party p on p.id = m.party_id where x.id = ${product}`;
const { merchantId = '', entryId = '', proofId = '' } = seller ?? {};
const found = { code: 200 };

async function overTheWire(path: string): Promise<{ code: number; data: { total?: number } | null }> {
  return (await fetch(address + path)).json() as Promise<{ code: number; data: { total?: number } | null }>;
}

const detail = getProduct.path.replace(':id', product);

test.each([
  ["a merchant's entry", freezeMerchant, entryId],
  ["a company's attestation", freezeAttestation, proofId],
] as const)(
  'freezing %s hides its listings at once and refuses new orders; lifting it brings them back',
  async (_, freeze, id) => {
    const input = await application(centre, product);
    // Read twice: the second reply comes from the cache.
    for (const path of [detail, detail, listProducts.path, listProducts.path]) await overTheWire(path);
    expect(await overTheWire(detail)).toMatchObject(found);

    await as('zhao')(freeze, { id, frozen: true, reason: '接到举报，核查期间冻结' });
    expect((await overTheWire(detail)).code).not.toBe(200);
    expect(await overTheWire(listProducts.path)).toMatchObject({ data: { total: 0 } });
    expect((await as('wang')(listProducts, {})).total).toBe(0);
    await expect(as('wang')(productInterest, { id: product })).rejects.toMatchObject({ name: 'product.notFound' });
    await expect(as('wang')(applyOrder, input)).rejects.toMatchObject({ name: 'order.notOnSale' });
    await expect(as('visitor')(getMerchantCard, { id: merchantId })).rejects.toThrow();
    await expect(as('li')(setShelf, { id: product, index: '0' })).rejects.toThrow('请先');

    await as('zhao')(freeze, { id, frozen: false, reason: '核查完毕，未发现问题' });
    expect(await overTheWire(detail)).toMatchObject(found);
    expect(await overTheWire(listProducts.path)).toMatchObject({ data: { total: 1 } });
    await expect(as('wang')(applyOrder, input)).resolves.toHaveProperty('id');
  },
);

test.each([
  ["a merchant's entry", 'application', entryId, freezeMerchant],
  ["a company's attestation", 'application', proofId, freezeAttestation],
] as const)('an order that is placed while %s is being frozen is refused', async (_, table, id, freeze) => {
  const input = await application(centre, product);
  const results = await raceBehind(
    (tx) => tx`select from ${tx(table)} where id = ${id} for update`,
    () => as('zhao')(freeze, { id, frozen: true, reason: '接到举报，核查期间冻结' }),
    () => as('wang')(applyOrder, input),
  );
  await as('zhao')(freeze, { id, frozen: false, reason: '核查完毕，未发现问题' });
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { name: 'order.notOnSale' } }]);
});

test('an order that is placed while its product is being suspended is refused', async () => {
  const input = await application(centre, product);
  const results = await raceBehind(
    (tx) => tx`select from product where id = ${product} for update`,
    () => as('zhao')(suspendProduct, { id: product, reason: '接到举报，核查期间下架' }),
    () => as('wang')(applyOrder, input),
  );
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { name: 'order.notOnSale' } }]);
});

/** Holds a lock that the first waits for; the second begins then. */
function raceBehind(lock: (tx: Tx) => Promise<unknown>, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  return centre.atOnce(lock, [
    first,
    async () => {
      await untilWaiting(sql);
      return second();
    },
  ]);
}
