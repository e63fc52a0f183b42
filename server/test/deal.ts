// The steps of a deal between 王, who buys, and 李, who sells, for tests that start in the middle of it.

import { randomInt, randomUUID } from 'node:crypto';
import type { Input } from '@shuji/contract/call';
import { uploadFile } from '@shuji/contract/file/calls';
import { getOffer, getOrder } from '@shuji/contract/order/calls';
import { confirmPayment } from '@shuji/contract/order/office';
import { applyOrder } from '@shuji/contract/order/placing';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import { acceptOrder, confirmOrder, deliverOrder, payOrder, quoteOrder, signOrder } from '@shuji/contract/order/steps';
import { cast } from '#src/demo/cast.ts';
import { uniquePixel } from './listed-product.ts';
import type { World } from './world.ts';

/** Everyone's, in tests. */
export const { password } = cast.li;

export type Application = Input<typeof applyOrder>;

export const usualTerms: ContractTerms = {
  paymentDays: 7,
  deliveryDays: 15,
  deliveryNote: '',
  acceptanceDays: 7,
  acceptanceCriteria: '',
  lateRate: 5,
  lateCap: 20,
  liabilityCap: 100,
  region: '',
  onward: 'forbidden',
  derivative: 'buyer',
  court: 'seller',
  extra: '',
};

/** The supplier's upstream for the gateway. */
export function anInterface(secret: string, endpoint = 'https://api.example.com/v1') {
  return { endpoint, secretPlace: 'header', secretName: 'X-Token', secret } as const;
}

/** An application of 王's for a product, as the form sends it. */
export async function application(
  { as }: World,
  productId: string,
  changes: Partial<Application> = {},
): Promise<Application> {
  const { product, tiers } = await as('wang')(getOffer, { id: productId });
  return {
    key: randomUUID(),
    productId,
    versionId: product.versionId,
    ...(tiers.length > 0 ? { tier: 0 } : {}),
    quantity: 2,
    scene: 'supplyChain',
    purpose: 'internalAnalysis',
    usage: '用于本公司运力调度的内部经营分析。',
    termMonths: 12,
    packsRun: 'inTurn',
    contactName: '王芳',
    contactPhone: '13900000002',
    ...changes,
  };
}

const ways = ['applied', 'answered', 'signed', 'paid', 'delivered', 'completed'] as const;

/** Takes a deal to the given step and returns the order's id. */
export async function dealUntil(
  world: World,
  productId: string,
  goal: (typeof ways)[number],
  changes?: Partial<Application>,
): Promise<string> {
  const { as } = world;
  const { id } = await as('wang')(applyOrder, await application(world, productId, changes));
  const reaches = (step: (typeof ways)[number]) => ways.indexOf(goal) >= ways.indexOf(step);
  const page = await as('wang')(getOrder, { x: 1, y: id });
  if (reaches('answered'))
    await (page.amount === null ? as('li')(quoteOrder, { id, amount: 500_000 }) : as('li')(confirmOrder, { id }));
  if (reaches('signed')) await signBoth(world, id);
  if (reaches('paid') && page.amount !== 0) await payAndConfirm(world, id);
  if (reaches('delivered')) await deliver(world, id);
  if (reaches('completed')) await as('wang')(acceptOrder, { id });
  return id;
}

export async function signBoth({ as }: World, id: string): Promise<void> {
  const { contract } = await as('wang')(getOrder, { x: 1, y: id });
  const sha256 = contract?.sha256 ?? '';
  await as('li')(signOrder, { id, sha256, password });
  await as('wang')(signOrder, { id, sha256, password });
}

/** The fields of a bank slip for one transfer, with a number of its own. */
export function aTransfer(): Pick<Input<typeof payOrder>, 'reference' | 'payer' | 'paidOn'> {
  return { reference: `LS${randomInt(1e14, 2e14)}`, payer: '滨海测试公司', paidOn: '2026-01-05' };
}

export async function pay({ as }: World, id: string): Promise<void> {
  const voucher = await as('wang').upload(
    uploadFile,
    { purpose: 'voucher' },
    { name: '回单.png', bytes: uniquePixel() },
  );
  await as('wang')(payOrder, { id, voucher: voucher.id, ...aTransfer() });
}

export async function payAndConfirm(world: World, id: string): Promise<void> {
  await pay(world, id);
  await world.as('han')(confirmPayment, { id: await pendingPayment(world, id) });
}

/** A world whose deals 沈 confirms as paid instead of 韩, so that 韩 may note what is paid out and 沈 take it back. */
export function confirmedByShen(world: World): World {
  return { ...world, as: (who) => world.as(who === 'han' ? 'shen' : who) };
}

export async function pendingPayment({ sql }: World, orderId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select pending_payment_id as id from trade_order where id = ${orderId}`;
  return row?.id ?? '';
}

export async function deliver({ as }: World, id: string): Promise<void> {
  const file = await as('li').upload(
    uploadFile,
    { purpose: 'delivery' },
    { name: '数据.csv', bytes: Buffer.from('berth,boxes\nA1,20\n') },
  );
  await as('li')(deliverOrder, { id, kind: 'file', files: [file.id] });
}
