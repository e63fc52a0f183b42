// Goal R2: of concurrent callers, through either of two servers, exactly one wins.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { addDemand, getDemand, takeDemand } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { acceptOffer, addOffer } from '@shuji/contract/offer/calls';
import { getOrder } from '@shuji/contract/order/calls';
import { confirmPayment, returnPayment } from '@shuji/contract/order/office';
import { applyOrder } from '@shuji/contract/order/placing';
import { signOrder } from '@shuji/contract/order/steps';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { setShelf, submitProduct } from '@shuji/contract/product/own';
import { describe, expect, it } from 'vitest';
import { printNumber } from '../../bench/figure.ts';
import { application, dealUntil, password, pay, pendingPayment } from './deal.ts';
import { demandForm } from './demand-form.ts';
import { buyAccess, listApi } from './gateway.ts';
import { draftProduct, listProduct } from './listed-product.ts';
import { type Node, startNodes } from './nodes.ts';
import { acceptance, anOffer, aPublished, offerForm } from './offer.ts';
import { Refused } from './refused.ts';
import { listAlike, plantSellers } from './sellers.ts';
import { tokenOf } from './template.ts';
import { startUpstream } from './upstream.ts';
import { world } from './world.ts';

// A fifth in every run of all tests; WINNERS=whole is what the goal asks for, and what `npm run goals -- R2` runs.
const isWhole = process.env.WINNERS === 'whole';
const times = (goal: number) => (isWhole ? goal : goal / 5);
const callers = 64;
const demands = times(100);
const keys = times(20);
const products = times(10);
const tiers = times(10);
const deals = times(10);
const callsInTier = 20;

function report(figure: Parameters<typeof printNumber>[0]): void {
  if (isWhole) printNumber(figure);
}

const isBuilt = existsSync(resolve(import.meta.dirname, '../../web/build/server/index.js'));

describe.runIf(isBuilt)('through two servers at once', async () => {
  const centre = await world();
  const { as, sql } = centre;
  await sql`update setting set value = '1000' where key in ('demand_takes_open', 'demand_takes_daily')`;
  // 王 asks for more at a time than anyone may.
  await sql`update setting set value = ${String(demands + deals)} where key = 'demand_quota'`;
  await sql`update setting set value = '10000' where key = 'gateway_per_second'`;
  const upstream = await startUpstream();
  const nodes = isBuilt ? await startNodes(centre, 2, `${upstream.origin}/`) : [];
  // Before anything reads the settings: servers keep them, and this one is changed behind their back.
  const forSale = await listProduct(centre);
  const sellers = await plantSellers(sql, callers);
  const nodeOf = (place: number) => nodes[place % nodes.length] as Node;

  /** Everyone tries at the same time; how many got through, all others having been refused. */
  async function winners<T>(attempt: (place: number) => Promise<T>): Promise<T[]> {
    const ends = await Promise.allSettled(Array.from({ length: callers }, (_, place) => attempt(place)));
    for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof Refused)) throw end.reason;
    return ends.filter((end) => end.status === 'fulfilled').map((end) => end.value);
  }

  it('each demand has one taker of sixty-four', async () => {
    let single = 0;
    for (let count = 0; count < demands; count += 1) {
      const { id } = await as('wang')(addDemand, demandForm({ title: `征集港区数据第 ${count + 1} 批` }));
      await as('zhao')(reviewDemand, { id, decision: 'approve' });
      const taken = await winners((place) => nodeOf(place).ask(sellers[place] ?? '', takeDemand, { id }));
      const [log] = await sql<{ rows: number }[]>`
        select count(*)::int as rows from demand_event where demand_id = ${id} and step = 'take'`;
      if (taken.length === 1 && log?.rows === 1) single += 1;
      expect((await as('wang')(getDemand, { id })).status).toBe('taken');
    }
    report({
      id: 'R2',
      is: single,
      of: `of ${demands} demands with one taker of ${callers} at once through two servers`,
      atLeast: demands,
    });
    expect(single).toBe(demands);
  }, 600_000);

  it('one idempotency key is one order and sixty-four equal replies', async () => {
    let same = 0;
    for (let count = 0; count < keys; count += 1) {
      const form = await application(centre, forSale);
      const replies = await winners((place) => nodeOf(place).ask(tokenOf('wang'), applyOrder, form));
      const [orders] = await sql<{ rows: number }[]>`
        select count(*)::int as rows from trade_order where idempotency_key = ${form.key}`;
      const equal = new Set(replies.map((reply) => JSON.stringify(reply))).size === 1;
      if (replies.length === callers && equal && orders?.rows === 1) same += 1;
    }
    report({ id: 'R2', is: same, of: `of ${keys} keys with one order and ${callers} equal replies`, atLeast: keys });
    expect(same).toBe(keys);
  }, 600_000);

  it('a product is approved once and listed once', async () => {
    const once = { approved: 0, listed: 0 };
    for (let count = 0; count < products; count += 1) {
      const id = await draftProduct(centre, { name: `港区泊位数据第 ${count + 1} 卷` });
      await as('li')(submitProduct, { id });
      const { versionId, submissions } = await as('zhao')(getProductForReview, { id });
      const decision = { id, decision: 'approve', versionId, submissions } as const;
      const approvals = await winners((place) => nodeOf(place).ask(tokenOf('zhao'), reviewProduct, decision));
      const [certificates] = await sql<{ rows: number }[]>`
        select count(*)::int as rows from certificate where subject_id = ${id}`;
      if (approvals.length === 1 && certificates?.rows === 1) once.approved += 1;
      await winners((place) => nodeOf(place).ask(tokenOf('li'), setShelf, { id, index: '1' }));
      const [steps] = await sql<{ rows: number }[]>`
        select count(*)::int as rows from product_event where product_id = ${id} and step = 'list'`;
      if (steps?.rows === 1) once.listed += 1;
    }
    report({
      id: 'R2',
      is: once.approved + once.listed,
      of: `of ${2 * products} approvals and listings of ${products} products done once`,
      atLeast: 2 * products,
    });
    expect(once).toEqual({ approved: products, listed: products });
  }, 600_000);

  it('one of two offers accepted at once becomes the order', async () => {
    const rival = sellers[0] ?? '';
    const theirs = await listAlike(sql, forSale, rival);
    let single = 0;
    for (let count = 0; count < deals; count += 1) {
      const demand = await aPublished(centre, { title: `求购泊位占用数据第 ${count + 1} 批` });
      const other = { demandId: demand, ...offerForm({ productId: theirs }) };
      const offers = [
        await anOffer(centre, demand, { productId: forSale }),
        (await as({ token: rival })(addOffer, other)).id,
      ];
      const accepted = await winners((place) =>
        nodeOf(place).ask(tokenOf('wang'), acceptOffer, acceptance(offers[(place >> 1) % 2] ?? '')),
      );
      const [totals] = await sql<{ orders: number; accepted: number }[]>`
        select (select count(*)::int from trade_order where idempotency_key = any(${offers.map((id) => `offer-${id}`)})) as orders,
          (select count(*)::int from offer where demand_id = ${demand} and status = 'accepted') as accepted`;
      const isOne = new Set(accepted.map(({ id }) => id)).size === 1;
      if (isOne && totals?.orders === 1 && totals.accepted === 1) single += 1;
    }
    report({
      id: 'R2',
      is: single,
      of: `of ${deals} demands with one order of two offers accepted ${callers} times at once`,
      atLeast: deals,
    });
    expect(single).toBe(deals);
  }, 600_000);

  it('two sides who sign at once sign once each, and the deal goes on once', async () => {
    let whole = 0;
    for (let count = 0; count < deals; count += 1) {
      const id = await dealUntil(centre, forSale, 'answered');
      const { contract } = await as('wang')(getOrder, { x: 1, y: id });
      const form = { id, sha256: contract?.sha256 ?? '', password };
      const signed = await winners((place) =>
        nodeOf(place).ask(tokenOf((place >> 1) % 2 === 0 ? 'li' : 'wang'), signOrder, form),
      );
      const [rows] = await sql<{ signatures: number; steps: number; status: string }[]>`
        select (select count(*)::int from order_signature where order_id = o.id) as signatures,
          (select count(*)::int from order_event where order_id = o.id and move = 'sign') as steps, status
        from trade_order o where id = ${id}`;
      const isWhole = rows?.signatures === 2 && rows.steps === 2 && rows.status === 'awaiting_payment';
      if (signed.length === 2 && isWhole) whole += 1;
    }
    report({
      id: 'R2',
      is: whole,
      of: `of ${deals} contracts signed once by each side of ${callers} signing at once`,
      atLeast: deals,
    });
    expect(whole).toBe(deals);
  }, 600_000);

  it('a voucher that is confirmed and returned at once has one end', async () => {
    let single = 0;
    for (let count = 0; count < deals; count += 1) {
      const order = await dealUntil(centre, forSale, 'signed');
      await pay(centre, order);
      const id = await pendingPayment(centre, order);
      const reason = '凭证金额与订单不符';
      const decided = await winners((place) =>
        (place >> 1) % 2 === 0
          ? nodeOf(place).ask(tokenOf('shen'), confirmPayment, { id })
          : nodeOf(place).ask(tokenOf('shen'), returnPayment, { id, reason }),
      );
      const [row] = await sql<{ payment: string; status: string; steps: number }[]>`
        select p.status as payment, o.status, (select count(*)::int from order_event e where e.order_id = o.id
          and e.move in ('confirmPayment', 'returnPayment')) as steps
        from order_payment p join trade_order o on o.id = p.order_id where p.id = ${id}`;
      const ends = { confirmed: 'awaiting_delivery', returned: 'awaiting_payment' };
      const isOne = row?.steps === 1 && ends[row.payment as keyof typeof ends] === row.status;
      if (decided.length === 1 && isOne) single += 1;
    }
    report({
      id: 'R2',
      is: single,
      of: `of ${deals} vouchers confirmed or returned once of ${callers} decisions at once`,
      atLeast: deals,
    });
    expect(single).toBe(deals);
  }, 600_000);

  it('a tier of twenty calls is twenty calls, however many come at once', async () => {
    const product = await listApi(centre, callsInTier);
    let exact = 0;
    for (let count = 0; count < tiers; count += 1) {
      const { id, key } = await buyAccess(centre, product, `${upstream.origin}/v1`);
      upstream.requests.length = 0;
      const statuses = await Promise.all(
        Array.from({ length: callers }, async (_, place) => {
          const reply = await fetch(`${nodeOf(place).origin}/gateway/${id}/now`, { headers: { 'x-api-key': key } });
          await reply.arrayBuffer();
          return reply.status;
        }),
      );
      const [meter] = await sql<{ taken: number }[]>`select taken from gateway_meter where access_id = ${id}`;
      const went = statuses.filter((status) => status === 200).length;
      const refused = statuses.filter((status) => status === 403).length;
      const isExact = went === callsInTier && refused === callers - callsInTier;
      if (isExact && upstream.requests.length === callsInTier && meter?.taken === callsInTier) exact += 1;
    }
    report({
      id: 'R2',
      is: exact,
      of: `of ${tiers} tiers of ${callsInTier} calls used up to the call by ${callers} at once`,
      atLeast: tiers,
    });
    expect(exact).toBe(tiers);
  }, 600_000);
});
