import { randomUUID } from 'node:crypto';
import { uploadFile } from '@shuji/contract/file/calls';
import { pleadDispute, withdrawDispute } from '@shuji/contract/order/dispute';
import { confirmPayment, returnPayment, settleDispute } from '@shuji/contract/order/office';
import { applyOrder } from '@shuji/contract/order/placing';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import {
  acceptOrder,
  cancelOrder,
  confirmOrder,
  declineQuote,
  deliverOrder,
  disputeOrder,
  objectOrder,
  payOrder,
  quoteOrder,
  refuseOrder,
  signOrder,
} from '@shuji/contract/order/steps';
import { proposeTerms } from '@shuji/contract/order/terms';
import { expect, test } from 'vitest';
import { anInterface, application, aTransfer, password, usualTerms } from '#test/deal.ts';
import { listProduct, uniquePixel } from '#test/listed-product.ts';
import { type Asker, world } from '#test/world.ts';
import { type Machine, report, type Step, stepsToWalk, walk } from './walk.ts';

const centre = await world();
const { as, sql, runJob } = centre;
const products = [
  await listProduct(centre),
  await listProduct(centre, { name: '港区船期预测模型', priceMode: 'negotiable', tiers: [] }),
  await listProduct(centre, { name: '港区泊位名录', priceMode: 'free', tiers: [] }),
];

type Side = 'buyer' | 'seller';
type Person = Side | 'newcomer';
const people: Record<Person, Asker> = { buyer: as('wang'), seller: as('li'), newcomer: as('chen') };
const office = as('zhao');

interface State {
  id: string;
  status: string;
  /** In fen; null until quoted. */
  amount: number | null;
  listPrice: number | null;
  isQuoted: boolean;
  signed: Record<Side, boolean>;
  isPaymentOpen: boolean;
  /** Texts of the contract so far. */
  rounds: number;
  isDelivered: boolean;
  disputedFrom: string;
  disputedBy: Side | null;
  withdrawals: number;
  /** Statements in the dispute that is open. */
  pleas: Record<Side, number>;
}

const reason = '原因：经双方沟通决定，按交易规则办理';
const quoted = 500_000;
const underWay = ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance'];

async function contractDigest(id: string): Promise<string> {
  const [row] = await sql<{ sha256: string }[]>`
    select sha256 from order_contract where order_id = ${id} order by round desc limit 1`;
  return row?.sha256 ?? '0'.repeat(64);
}

/** The newest round's terms with another special clause; default terms where there is no round. */
async function otherTerms(id: string): Promise<ContractTerms> {
  const [row] = await sql<{ terms: ContractTerms }[]>`
    select terms from order_contract where order_id = ${id} order by round desc limit 1`;
  return { ...usualTerms, ...row?.terms, extra: `补充条款第 ${Math.random()} 稿` };
}

async function voucher(): Promise<string> {
  const file = await people.buyer.upload(
    uploadFile,
    { purpose: 'voucher' },
    { name: '回单.png', bytes: uniquePixel() },
  );
  // Nobody uploads as much in a day as a walk does, and may not.
  await sql`update file set created_at = created_at - interval '2 days' where id = ${file.id}`;
  return file.id;
}

const newest = async (table: 'order_payment' | 'order_dispute', id: string) => {
  const [row] = await sql<
    { id: string }[]
  >`select id from ${sql(table)} where order_id = ${id} order by id desc limit 1`;
  return row?.id ?? randomUUID();
};

const doing: Record<string, (ask: Asker, id: string) => Promise<unknown>> = {
  confirm: (ask, id) => ask(confirmOrder, { id }),
  quote: (ask, id) => ask(quoteOrder, { id, amount: quoted }),
  refuse: (ask, id) => ask(refuseOrder, { id, reason }),
  declineQuote: (ask, id) => ask(declineQuote, { id, reason }),
  cancel: (ask, id) => ask(cancelOrder, { id, reason }),
  sign: async (ask, id) => ask(signOrder, { id, sha256: await contractDigest(id), password }),
  propose: async (ask, id) => ask(proposeTerms, { id, sha256: await contractDigest(id), terms: await otherTerms(id) }),
  pay: async (ask, id) => ask(payOrder, { id, voucher: await voucher(), ...aTransfer() }),
  deliver: (ask, id) =>
    ask(deliverOrder, { id, kind: 'api', gateway: anInterface('walk'), note: '接口已开通，文档见接口首页' }),
  accept: (ask, id) => ask(acceptOrder, { id }),
  object: (ask, id) => ask(objectOrder, { id, reason }),
  dispute: (ask, id) => ask(disputeOrder, { id, reason, evidence: [] }),
  plead: (ask, id) => ask(pleadDispute, { id, text: reason }),
  withdraw: (ask, id) => ask(withdrawDispute, { id, reason }),
};

// market.md, "Order": what each side may do, and what the order is then.
const rules: Record<string, (state: State, by: Person) => Partial<State> | false> = {
  confirm: ({ status, amount, rounds }, by) =>
    by === 'seller' &&
    status === 'awaiting_seller' &&
    amount !== null && { status: 'awaiting_sign', rounds: rounds + 1 },
  quote: ({ status, rounds }, by) =>
    by === 'seller' &&
    status === 'awaiting_seller' && { status: 'awaiting_sign', amount: quoted, isQuoted: true, rounds: rounds + 1 },
  refuse: ({ status }, by) => by === 'seller' && status === 'awaiting_seller' && { status: 'cancelled' },
  declineQuote: ({ status, isQuoted, signed, listPrice }, by) =>
    by === 'buyer' &&
    status === 'awaiting_sign' &&
    isQuoted &&
    !signed.buyer && {
      status: 'awaiting_seller',
      amount: listPrice,
      isQuoted: false,
      signed: { buyer: false, seller: false },
    },
  cancel: ({ status, isPaymentOpen }, by) => {
    const from = by === 'buyer' ? ['awaiting_seller', 'awaiting_sign', 'awaiting_payment'] : ['awaiting_sign'];
    return by !== 'newcomer' && from.includes(status) && !isPaymentOpen && { status: 'cancelled' };
  },
  sign: ({ status, signed, amount }, by) => {
    if (by === 'newcomer' || status !== 'awaiting_sign' || signed[by]) return false;
    const both = { ...signed, [by]: true };
    const after = amount === 0 ? 'awaiting_delivery' : 'awaiting_payment';
    return { signed: both, status: both.buyer && both.seller ? after : status };
  },
  // A text is changed twenty times at most.
  propose: ({ status, signed, rounds }, by) =>
    by !== 'newcomer' &&
    status === 'awaiting_sign' &&
    !signed.buyer &&
    !signed.seller &&
    rounds < 20 && { rounds: rounds + 1 },
  pay: ({ status, isPaymentOpen }, by) =>
    by === 'buyer' && status === 'awaiting_payment' && !isPaymentOpen && { isPaymentOpen: true },
  deliver: ({ status }, by) =>
    by === 'seller' && status === 'awaiting_delivery' && { status: 'awaiting_acceptance', isDelivered: true },
  accept: ({ status }, by) => by === 'buyer' && status === 'awaiting_acceptance' && { status: 'completed' },
  object: ({ status }, by) => by === 'buyer' && status === 'awaiting_acceptance' && { status: 'awaiting_delivery' },
  dispute: ({ status }, by) =>
    by !== 'newcomer' &&
    underWay.includes(status) && {
      status: 'disputed',
      disputedFrom: status,
      disputedBy: by,
      pleas: { buyer: 0, seller: 0 },
    },
  // Each side pleads twenty times at most.
  plead: ({ status, pleas }, by) =>
    by !== 'newcomer' && status === 'disputed' && pleas[by] < 20 && { pleas: { ...pleas, [by]: pleas[by] + 1 } },
  // Whoever raised it takes it back; three times in all.
  withdraw: ({ status, disputedBy, disputedFrom, withdrawals }, by) =>
    status === 'disputed' &&
    by === disputedBy &&
    withdrawals < 3 && { status: disputedFrom, withdrawals: withdrawals + 1 },
};

const personal: Step<State>[] = (Object.keys(people) as Person[]).flatMap((person) =>
  Object.entries(doing).map(([what, run]) => ({
    name: `${person} ${what}`,
    leads: (state) => changed(state, rules[what]?.(state, person)),
    take: ({ id }) => run(people[person], id),
  })),
);

function changed(state: State, change: Partial<State> | false | undefined): State | null {
  return change ? { ...state, ...change } : null;
}

const official: Step<State>[] = [
  {
    name: 'office confirmPayment',
    leads: (state) => changed(state, state.isPaymentOpen && paid(state)),
    take: async ({ id }) => as('han')(confirmPayment, { id: await newest('order_payment', id) }),
  },
  {
    name: 'office returnPayment',
    leads: (state) => changed(state, state.isPaymentOpen && { isPaymentOpen: false }),
    take: async ({ id }) => as('shen')(returnPayment, { id: await newest('order_payment', id), reason }),
  },
  ...(['continue', 'complete', 'cancel'] as const).map(
    (decision): Step<State> => ({
      name: `office settle ${decision}`,
      leads: (state) => changed(state, state.status === 'disputed' && settled(state, decision)),
      take: async (state) => {
        const id = await newest('order_dispute', state.id);
        const refund = decision === 'cancel' && isPaid(state) ? { refund: 1 } : {};
        return office(settleDispute, { id, decision, note: reason, ...refund });
      },
    }),
  ),
  {
    name: 'buyer as office settle cancel',
    leads: () => null,
    take: async ({ id }) =>
      people.buyer(settleDispute, { id: await newest('order_dispute', id), decision: 'cancel', note: reason }),
  },
];

// In a dispute the money is found as well; the deal is then one that was broken off before delivery.
function paid({ status }: State): Partial<State> {
  const found = { isPaymentOpen: false };
  return status === 'disputed'
    ? { ...found, disputedFrom: 'awaiting_delivery' }
    : { ...found, status: 'awaiting_delivery' };
}

function isPaid({ amount, disputedFrom }: State): boolean {
  return amount !== 0 && disputedFrom !== 'awaiting_payment';
}

function settled({ disputedFrom, isDelivered, isPaymentOpen }: State, decision: string): Partial<State> | false {
  if (decision === 'continue') return { status: disputedFrom };
  if (isPaymentOpen) return false;
  if (decision === 'complete') return isDelivered && { status: 'completed' };
  return { status: 'cancelled' };
}

const expiry: Step<State> = {
  name: 'system expire',
  leads: (state) => {
    const { status, amount, isPaymentOpen } = state;
    if (isPaymentOpen) return null;
    if (status === 'awaiting_acceptance') return { ...state, status: 'completed' };
    if (status === 'awaiting_delivery' && amount !== 0)
      return {
        ...state,
        status: 'disputed',
        disputedFrom: 'awaiting_delivery',
        // For the buyer's sake, who may grant more time.
        disputedBy: 'buyer',
        pleas: { buyer: 0, seller: 0 },
      };
    const isOpen = ['awaiting_seller', 'awaiting_sign', ...underWay].includes(status);
    return isOpen ? { ...state, status: 'cancelled' } : null;
  },
  take: async (state) => {
    const [row] = await sql<{ dueAt: string | null }[]>`
      update trade_order set due_at = now() - interval '1 hour' where id = ${state.id} and due_at is not null returning due_at`;
    await runJob('end-overdue-orders');
    if (expiry.leads(state)) return;
    if (row) await sql`update trade_order set due_at = now() + interval '9 days' where id = ${state.id}`;
    await people.newcomer(acceptOrder, { id: state.id });
  },
};

const machine: Machine<State> = {
  name: 'order',
  begin: async () => {
    const [{ count = 0 } = {}] = await sql<{ count: number }[]>`select count(*)::int as count from trade_order`;
    const { id } = await people.buyer(applyOrder, await application(centre, products[count % 3] ?? ''));
    const [row] = await sql<{ amount: number | null }[]>`select amount from trade_order where id = ${id}`;
    const listPrice = row?.amount ?? null;
    return {
      id,
      status: 'awaiting_seller',
      amount: listPrice,
      listPrice,
      isQuoted: false,
      signed: { buyer: false, seller: false },
      isPaymentOpen: false,
      rounds: 0,
      isDelivered: false,
      disputedFrom: '',
      disputedBy: null,
      withdrawals: 0,
      pleas: { buyer: 0, seller: 0 },
    };
  },
  find: async ({ id }) => {
    const [found] = await sql<{ status: string; rows: number }[]>`
      select status, (select count(*)::int from order_event where order_id = trade_order.id) as rows
      from trade_order where id = ${id}`;
    return found ?? { status: 'gone', rows: 0 };
  },
  steps: [...personal, ...official, expiry],
  ends: ['completed', 'cancelled'],
};

test('whatever happens to orders by chance, only what the rules allow is done, each with one row of history', async () => {
  const walked = await walk(machine, { steps: stepsToWalk, seed: 20_261_121 });
  report('order', walked);
  const taken = new Set([...walked.ways].map((way) => way.split(': ')[1]));
  const lawful = machine.steps.map((step) => step.name).filter((name) => !name.startsWith('newcomer'));
  const never = [
    'seller declineQuote',
    'seller pay',
    'seller accept',
    'seller object',
    'buyer as office settle cancel',
  ];
  const foreign = ['confirm', 'quote', 'refuse', 'deliver'].map((what) => `buyer ${what}`);
  expect(lawful.filter((name) => !taken.has(name)).sort()).toEqual([...never, ...foreign].sort());
}, 1_800_000);
