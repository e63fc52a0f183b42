// Deals in every state, each led there by the noun's own actions, at moments of the past.
import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@shuji/contract/time';
import { plantTable } from '#src/demo/artwork/file.ts';
import { plantDrawing } from '#src/demo/artwork/image.ts';
import { drawVoucher } from '#src/demo/artwork/papers.ts';
import { reviewer } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import type { Attested, Operator, WriteContext } from '#src/http/context.ts';
import { noBrowser } from '#src/http/cookies.ts';
import { confirmOrder, quoteOrder, refuseOrder, signContract } from '#src/order/actions.ts';
import { applyOrder } from '#src/order/application/actions.ts';
import { findContract } from '#src/order/contract/queries.ts';
import { acceptOrder, deliverOrder, objectOrder, openDelivery, payOrder } from '#src/order/delivery/actions.ts';
import { disputeOrder } from '#src/order/dispute/actions.ts';
import { confirmPayment } from '#src/order/office/actions.ts';
import { lockOrder } from '#src/order/queries.ts';
import { type DemoDeal, demoDeals, type Goal } from './deals-order.ts';
import { plantUsage } from './gateway.ts';
import { type ForSale, lastRegistration, listForSale, listTraders, type Trader } from './parties.ts';

interface Past {
  traders: Map<string, Trader>;
  /** When the last certificate was logged. */
  registered: number;
}

interface Step {
  at: Date;
  run: (now: Date) => Promise<unknown>;
}

/** Everything happens in the order of time, as the certificates' log wants it. */
export async function plantOrders(context: DemoContext): Promise<void> {
  const market = await listForSale(context.tx);
  const past = { traders: await listTraders(context.tx), registered: await lastRegistration(context.tx) };
  const steps = demoDeals.flatMap((deal) => stepsOf(context, deal, past, choose(market, deal)));
  steps.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, run } of steps) await run(at);
  await plantUsage(context);
}

/** The longest listed product that fits and nobody has chosen yet; who sells matters more than what. */
function choose(market: ForSale[], { buyer, seller, price, api }: DemoDeal): ForSale {
  const fits = (product: ForSale) => (api ? product.name === api : !product.isApi);
  const others = market.filter((product) => product.seller !== buyer && fits(product));
  const ofSeller = others.filter((product) => !seller || product.seller === seller);
  const ranked = [...ofSeller.filter((product) => product.price === price), ...ofSeller, ...(seller ? [] : others)];
  const chosen = ranked.find((product) => !product.isChosen) ?? ranked[0] ?? others[0];
  if (!chosen) throw new Error('The demo has nothing for sale');
  chosen.isChosen = true;
  return chosen;
}

const ways: Record<Goal, readonly string[]> = {
  applied: [],
  refused: ['refuse'],
  quoted: ['answer', 'signSeller'],
  signing: ['answer', 'signSeller'],
  paying: ['answer', 'signSeller', 'signBuyer'],
  checking: ['answer', 'signSeller', 'signBuyer', 'pay'],
  delivering: ['answer', 'signSeller', 'signBuyer', 'pay', 'receive'],
  accepting: ['answer', 'signSeller', 'signBuyer', 'pay', 'receive', 'deliver'],
  objected: ['answer', 'signSeller', 'signBuyer', 'pay', 'receive', 'deliver', 'object'],
  disputed: ['answer', 'signSeller', 'signBuyer', 'pay', 'receive', 'deliver', 'dispute'],
  completed: ['answer', 'signSeller', 'signBuyer', 'pay', 'receive', 'deliver', 'fetch', 'accept'],
};

function stepsOf(context: DemoContext, deal: DemoDeal, { traders, registered }: Past, product: ForSale): Step[] {
  const life = new Life(context, deal, known(traders, deal.buyer), known(traders, product.seller), product);
  const began = Math.max(context.now.getTime() - deal.daysAgo * dayMs, Date.parse(product.listedAt) + dayMs / 24);
  const names = ['apply', ...ways[deal.goal]] as (keyof Life['steps'])[];
  const now = context.now.getTime();
  const pace = deal.accepted
    ? (registered + deal.accepted * (now - registered) - began) / (names.length - 1)
    : Math.min(0.45 * dayMs, (now - began) / (names.length + 1));
  return names.map((name, place) => ({ at: new Date(began + place * pace), run: (now) => life.steps[name](now) }));
}

function known(traders: Map<string, Trader>, company: string): Trader {
  const trader = traders.get(company);
  if (!trader) throw new Error(`The demo has no trader named ${company}`);
  return trader;
}

/** One deal's steps by name; each finds the order as the one before left it. */
class Life {
  #context: DemoContext;
  #deal: DemoDeal;
  #buyer: Trader;
  #seller: Trader;
  #product: ForSale;
  #id = '';

  constructor(context: DemoContext, deal: DemoDeal, buyer: Trader, seller: Trader, product: ForSale) {
    this.#context = context;
    this.#deal = deal;
    this.#buyer = buyer;
    this.#seller = seller;
    this.#product = product;
  }

  readonly steps = {
    apply: async (now: Date) => {
      const { form } = this.#deal;
      const { id, versionId, price, isPerCall } = this.#product;
      const application = {
        key: randomUUIDv7(),
        productId: id,
        versionId,
        ...(price === 'tiered' ? { tier: 0 } : {}),
        // Calls are bought by the thousand.
        quantity: isPerCall ? 5000 : 1,
        contactName: this.#buyer.contactName,
        contactPhone: this.#context.providers.vault.decrypt(this.#buyer.phoneSealed),
        ...form,
      };
      this.#id = (await applyOrder(application, this.#as(this.#buyer, now))).id;
    },
    refuse: (now: Date) =>
      refuseOrder(
        { id: this.#id, reason: '该用途涉及对外提供，与产品的使用限制不符，暂不能接受。' },
        this.#as(this.#seller, now),
      ),
    answer: (now: Date) => {
      const seller = this.#as(this.#seller, now);
      if (this.#product.price !== 'negotiable') return confirmOrder({ id: this.#id }, seller);
      return quoteOrder(
        {
          id: this.#id,
          amount: this.#deal.quote ?? 8_600_000,
          note: '含首次交付与一年内更新，另附字段说明与技术支持。',
        },
        seller,
      );
    },
    signSeller: (now: Date) => this.#sign(this.#seller, now),
    signBuyer: (now: Date) => this.#sign(this.#buyer, now),
    pay: async (now: Date) => {
      if (await this.#isFree()) return;
      const { name, user } = this.#buyer;
      const file = { ownerId: user.id, purpose: 'voucher', name: '付款回单.webp' } as const;
      const paidOn = new Date(now.getTime() + dayMs / 3).toISOString().slice(0, 10);
      const reference = `${paidOn.replaceAll('-', '')}${this.#id.replace(/\D/g, '').slice(-10)}`;
      const drawing = drawVoucher(name, '滨海数据交易中心结算专户', reference);
      const voucher = await plantDrawing(this.#context, file, drawing);
      await payOrder({ id: this.#id, voucher, reference, payer: name, paidOn }, this.#as(this.#buyer, now));
    },
    receive: async (now: Date) => {
      const order = await lockOrder(this.#context.tx, this.#id);
      if (order?.pendingPaymentId) await confirmPayment({ id: order.pendingPaymentId }, this.#as(reviewer('wu'), now));
    },
    deliver: async (now: Date) => {
      const seller = this.#as(this.#seller, now);
      if (this.#deal.api) {
        const endpoint = `${this.#context.providers.publicOrigin}/api/demo/tide`;
        const secret = `AK-${randomUUIDv7()}`;
        const gateway = { endpoint, secretPlace: 'header', secretName: 'X-Token', secret } as const;
        const note = '参数 port 可取 dagang、tanggu、dongjiang，例如 ?port=dagang。';
        await deliverOrder({ id: this.#id, kind: 'api', files: [], note, gateway }, seller);
        return;
      }
      const lines = ['日期,编号,数值', '2026-10-01,A001,128.4', '2026-10-02,A001,131.7', '2026-10-03,A001,127.9'];
      const file = await plantTable(this.#context, this.#seller.user.id, 'delivery', '交付数据.csv', lines);
      await deliverOrder(
        { id: this.#id, kind: 'file', files: [file], note: '首批数据，字段与登记的数据字典一致。' },
        seller,
      );
    },
    fetch: async (now: Date) => {
      const { tx } = this.#context;
      const files = await tx<{ fileId: string }[]>`
        select f.file_id from order_delivery d join order_delivery_file f on f.delivery_id = d.id where d.order_id = ${this.#id}`;
      for (const { fileId } of files) await openDelivery({ id: this.#id, file: fileId }, this.#as(this.#buyer, now));
    },
    accept: (now: Date) => acceptOrder({ id: this.#id }, this.#as(this.#buyer, now)),
    object: (now: Date) =>
      objectOrder({ id: this.#id, reason: '十月下旬的记录缺失约两成，请补齐后重新交付。' }, this.#as(this.#buyer, now)),
    dispute: (now: Date) => {
      const reason = '交付内容与登记的数据字典相差三个字段，供方认为不影响使用，双方未能协商一致。';
      return disputeOrder({ id: this.#id, reason, evidence: [] }, this.#as(this.#buyer, now));
    },
  };

  async #sign(trader: Trader, now: Date): Promise<void> {
    const contract = await findContract(this.#context.tx, this.#id);
    await signContract({ id: this.#id, sha256: contract?.sha256 ?? '' }, this.#as(trader, now));
  }

  async #isFree(): Promise<boolean> {
    return (await lockOrder(this.#context.tx, this.#id))?.amount === 0;
  }

  #as(actor: Operator, now: Date): WriteContext<Operator>;
  #as(actor: Trader, now: Date): WriteContext<Attested>;
  #as(actor: Trader | Operator, now: Date): WriteContext<Attested | Operator> {
    const { tx, providers } = this.#context;
    const nothing = () => {};
    const common = { db: tx, now, providers, afterCommit: nothing, invalidate: nothing, actsAs: nothing };
    const caller = { address: 'demo', device: '', browser: noBrowser, requestId: randomUUIDv7(), upload: null };
    return { ...common, ...caller, actor: 'user' in actor ? actor.user : actor };
  }
}
