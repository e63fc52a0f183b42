import { freezeAttestation } from '@shuji/contract/attestation';
import { readMerchantCard } from '@shuji/contract/card';
import { freezeMerchant } from '@shuji/contract/merchant';
import { applyOrder } from '@shuji/contract/order';
import { getProduct, listProducts } from '@shuji/contract/product';
import { productInterest } from '@shuji/contract/product-interest';
import { setShelf } from '@shuji/contract/product-own';
import { expect, test } from 'vitest';
import { application } from '#test/deal.ts';
import { listProduct } from '#test/listed-product.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, server } = centre;
const product = await listProduct(centre);
// Kept replies are answered before the framework sees a request, so these readers come over the wire.
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
    const wanted = await application(centre, product);
    // Read twice: the second reply is a kept one.
    for (const path of [detail, detail, listProducts.path, listProducts.path]) await overTheWire(path);
    expect(await overTheWire(detail)).toMatchObject(found);

    await as('zhao')(freeze, { id, frozen: true, reason: '接到举报，核查期间冻结' });
    expect((await overTheWire(detail)).code).not.toBe(200);
    expect(await overTheWire(listProducts.path)).toMatchObject({ data: { total: 0 } });
    expect((await as('wang')(listProducts, {})).total).toBe(0);
    await expect(as('wang')(productInterest, { id: product })).rejects.toMatchObject({ name: 'product.notFound' });
    await expect(as('wang')(applyOrder, wanted)).rejects.toMatchObject({ name: 'order.notOnSale' });
    await expect(as('visitor')(readMerchantCard, { id: merchantId })).rejects.toThrow();
    await expect(as('li')(setShelf, { id: product, index: '0' })).rejects.toThrow('请先');

    await as('zhao')(freeze, { id, frozen: false, reason: '核查完毕，未发现问题' });
    expect(await overTheWire(detail)).toMatchObject(found);
    expect(await overTheWire(listProducts.path)).toMatchObject({ data: { total: 1 } });
    await expect(as('wang')(applyOrder, wanted)).resolves.toHaveProperty('id');
  },
);
