// The steps of one deal, each by the noun's own action.
import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { type PacksRun, packsRun } from '@shuji/contract/order/labels';
import type { notePayout as notePayoutCall } from '@shuji/contract/order/payout';
import { dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import type { Tx } from '#src/db/open.ts';
import { finance } from '#src/demo/cast.ts';
import { plantPicture, plantTable } from '#src/demo/files.ts';
import { contextOf, type DemoContext, type Trader } from '#src/demo/play.ts';
import { picturePath } from '#src/demo/read.ts';
import { decideMoneyRequest } from '#src/money-request/actions.ts';
import { confirmOrder, quoteOrder, refuseOrder, signContract } from '#src/order/actions.ts';
import { applyOrder } from '#src/order/application/actions.ts';
import { findContract } from '#src/order/contract/queries.ts';
import { acceptOrder, deliverOrder, objectOrder, openDelivery, payOrder } from '#src/order/delivery/actions.ts';
import { disputeOrder } from '#src/order/dispute/actions.ts';
import { confirmPayment } from '#src/order/office/actions.ts';
import { lockOrder } from '#src/order/queries.ts';
import { notePayout } from '#src/order/settlement/actions.ts';
import { payableOf } from '#src/order/settlement/clearing.ts';
import { needsTwo } from '#src/order/settlement/queries-second-person.ts';
import { isOfService } from '#src/product/queries.ts';

export interface ForSale {
  id: string;
  name: string;
  versionId: string;
  seller: string;
  listedAt: string;
  price: 'negotiable' | 'free' | 'tiered';
  isPerCall: boolean;
  isApi: boolean;
  isService: boolean;
}

/** The products that are listed and delivered by the centre, longest first. */
export async function listForSale(tx: Tx): Promise<ForSale[]> {
  return tx<ForSale[]>`
    select p.id, p.name, p.version_id, s.name as seller, p.listed_at,
      case when p.price_mode in ('negotiable', 'free') then p.price_mode else 'tiered' end as price,
      p.price_mode = 'perCall' as is_per_call,
      ${isOfService(tx)} as is_service,
      not v.content -> 'delivery' ?| array['platformFile', 'platformReport'] as is_api
    from product p join party s on s.id = p.party_id join product_version v on v.id = p.version_id
    where p.status = 'listed' and v.content -> 'delivery' ?| array['platformFile', 'platformReport', 'platformApi']
    order by p.listed_at, p.id`;
}

/** What a deal is about, as the demo's data have it. */
export const termsShape = {
  /** The supplier's price where it is negotiable, in fen. */
  quote: z.int().default(8_600_000),
  /** The transfer, where it comes to one. */
  payment: z.strictObject({ reference: z.string(), voucher: picturePath }).optional(),
  form: z.strictObject({
    scene: z.string(),
    purpose: z.string(),
    usage: z.string(),
    /** None for a service. */
    termMonths: z.int().optional(),
    quantity: z.int().optional(),
    packsRun: z.enum(Object.keys(packsRun) as [PacksRun, ...PacksRun[]]).optional(),
    note: z.string().optional(),
  }),
};

const terms = z.strictObject(termsShape);

export interface Players {
  deal: z.output<typeof terms> & { tier?: number };
  buyer: Trader;
  seller: Trader;
  product: ForSale;
}

const dataPapers = ['交付数据.csv', 'tables/delivery.csv', '首批数据，字段与登记的数据字典一致。'] as const;
const servicePapers = ['问题清单.csv', 'tables/issues.csv', '检测报告盖章原件已寄出，附问题清单。'] as const;

/** 沈 notes a transfer; 韩 approves the note of a large one. */
export async function payOut(context: DemoContext, transfer: Parsed<typeof notePayoutCall>, now: Date): Promise<void> {
  const { isWaiting } = await notePayout(transfer, contextOf(context, finance('shen'), now));
  if (isWaiting) await approve(context, transfer.id, 'han', now);
}

async function approve(context: DemoContext, orderId: string, by: 'shen' | 'han', now: Date): Promise<void> {
  const [request] = await context.tx<{ id: string }[]>`
    select id from approval where subject_id = ${orderId} and status = 'waiting'`;
  if (!request) throw new Error(`Nothing waits for ${by} at order ${orderId}`);
  await decideMoneyRequest({ id: request.id, decision: 'approve', note: '' }, contextOf(context, finance(by), now));
}

/** The steps of one deal by name; each finds the order as the one before left it. */
export function actionsOf(context: DemoContext, { deal, buyer, seller, product }: Players) {
  const { tx } = context;
  let id = '';
  const asBuyer = (now: Date) => contextOf(context, buyer.user, now);
  const asSeller = (now: Date) => contextOf(context, seller.user, now);
  const sign = async (as: typeof asBuyer, now: Date) => {
    const contract = await findContract(tx, id);
    await signContract({ id, sha256: contract?.sha256 ?? '' }, as(now));
  };
  return {
    orderId: () => id,
    apply: async (now: Date) => {
      const application = {
        key: randomUUIDv7(),
        productId: product.id,
        versionId: product.versionId,
        ...(product.price === 'tiered' ? { tier: deal.tier ?? 0 } : {}),
        // Calls are bought by the thousand.
        quantity: product.isPerCall ? 5000 : 1,
        contactName: buyer.contactName,
        contactPhone: buyer.phone,
        ...deal.form,
      };
      id = (await applyOrder(application, asBuyer(now))).id;
    },
    refuse: (now: Date) =>
      refuseOrder({ id, reason: '该用途涉及对外提供，与产品的使用限制不符，暂不能接受。' }, asSeller(now)),
    answer: (now: Date) => {
      if (product.price !== 'negotiable') return confirmOrder({ id }, asSeller(now));
      const note = product.isService
        ? '含现场核查、测算与一次修订。'
        : '含首次交付与一年内更新，另附字段说明与技术支持。';
      return quoteOrder({ id, amount: deal.quote, note }, asSeller(now));
    },
    signSeller: (now: Date) => sign(asSeller, now),
    signBuyer: (now: Date) => sign(asBuyer, now),
    pay: async (now: Date) => {
      if (!deal.payment) return;
      const upload = { ownerId: buyer.user.id, purpose: 'voucher', name: '付款回单.webp' } as const;
      const voucher = await plantPicture(context, upload, deal.payment.voucher);
      const paidOn = new Date(now.getTime() + dayMs / 3).toISOString().slice(0, 10);
      const { reference } = deal.payment;
      await payOrder({ id, voucher, reference, payer: buyer.name, paidOn }, asBuyer(now));
    },
    receive: async (now: Date) => {
      const order = await lockOrder(tx, id);
      if (!order?.pendingPaymentId) return;
      // 韩 is always the one who confirms, so that 沈 may pay out.
      const isLarge = await needsTwo(tx, payableOf({ amount: order.amount ?? 0, buyerFee: order.buyerFee }));
      const by = contextOf(context, finance(isLarge ? 'shen' : 'han'), now);
      await confirmPayment({ id: order.pendingPaymentId }, by);
      if (isLarge) await approve(context, id, 'han', now);
    },
    deliver: async (now: Date) => {
      if (product.isApi) {
        const endpoint = `${context.providers.publicOrigin}/api/demo/tide`;
        const secret = `AK-${randomUUIDv7()}`;
        const gateway = { endpoint, secretPlace: 'header', secretName: 'X-Token', secret } as const;
        const note = '参数 port 可取 dagang、tanggu、dongjiang，例如 ?port=dagang。';
        await deliverOrder({ id, kind: 'api', files: [], note, gateway }, asSeller(now));
        return;
      }
      const [name, table, note] = product.isService ? servicePapers : dataPapers;
      const upload = { ownerId: seller.user.id, purpose: 'delivery', name } as const;
      const files = [await plantTable(context, upload, table)];
      await deliverOrder({ id, kind: 'file', files, note }, asSeller(now));
    },
    fetch: async (now: Date) => {
      const files = await tx<{ fileId: string }[]>`
        select f.file_id from order_delivery d join order_delivery_file f on f.delivery_id = d.id where d.order_id = ${id}`;
      for (const { fileId } of files) await openDelivery({ id, file: fileId }, asBuyer(now));
    },
    accept: (now: Date) => acceptOrder({ id }, asBuyer(now)),
    object: (now: Date) => objectOrder({ id, reason: '十月下旬的记录缺失约两成，请补齐后重新交付。' }, asBuyer(now)),
    dispute: (now: Date) => {
      const reason = '交付内容与登记的数据字典相差三个字段，供方认为不影响使用，双方未能协商一致。';
      return disputeOrder({ id, reason, evidence: [] }, asBuyer(now));
    },
  };
}
