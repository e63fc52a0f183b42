// The demo's products: each goes the real way through form, review, notice and certificate, at moments of the past.

import { randomUUIDv7 } from 'node:crypto';
import { type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { plantTable } from '#src/demo/artwork/file.ts';
import { plantDrawing } from '#src/demo/artwork/image.ts';
import { drawStatement } from '#src/demo/artwork/papers.ts';
import { drawProductCover } from '#src/demo/artwork/product.ts';
import type { Operator, User, WriteContext } from '#src/http/context.ts';
import { noBrowser } from '#src/http/cookies.ts';
import { addViews } from '#src/product/queries.ts';
import { insertFavourite } from '#src/product/queries-favourite.ts';
import { saveProduct, setShelf, submitProduct } from '#src/product/registration/actions.ts';
import { finishNotices } from '#src/product/registration/register.ts';
import { reviewProduct } from '#src/product/review/actions.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { appealSuspension, suspendProduct } from '#src/product/ruling/actions.ts';
import { cast, reviewer } from './cast.ts';
import type { DemoContext } from './fill.ts';
import { type DemoProduct, formOf } from './product-form.ts';
import first from './products-1.json' with { type: 'json' };
import second from './products-2.json' with { type: 'json' };
import third from './products-3.json' with { type: 'json' };
import fourth from './products-4.json' with { type: 'json' };

// The JSON's own type would be thousands of lines; formOf and productDraft.parse check what matters.
const products = [first, second, third, fourth].flat() as unknown as DemoProduct[];

const hourMs = 3_600_000;

interface Seller {
  accountId: string;
  partyId: string;
  merchantId: string;
  contact: ProductDraft['contact'];
  /** The file that states where the data come from. */
  statement: string;
}

interface Event {
  at: Date;
  run: (now: Date) => Promise<unknown>;
}

/** Fills the market. Everything happens in the order of time, as the certificates' log wants it. */
export async function plantProducts(context: DemoContext): Promise<void> {
  const sellers = new Map<string, Seller>();
  const events: Event[] = [];
  for (const [index, product] of products.entries()) {
    const seller = sellers.get(product.by) ?? (await prepareSeller(context, product.by));
    sellers.set(product.by, seller);
    events.push(...(await lifeOf(context, product, index, seller)));
  }
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of events) await run(at);
}

async function lifeOf(context: DemoContext, product: DemoProduct, index: number, seller: Seller): Promise<Event[]> {
  const { by: _, state } = product;
  const began = context.now.getTime() - (daysAgo(state, index) * dayMs + (index % 7) * hourMs);
  const at = (days: number) => new Date(began + days * dayMs);
  const acts = (now: Date) => contextOf(context, sellerOf(seller), now);
  const rules = (now: Date) => contextOf(context, reviewer(), now);
  const form = await wholeForm(context, product, index, seller);
  let id = '';
  const events: Event[] = [
    {
      at: at(0),
      run: async (now) => {
        id = (await saveProduct({ ...form }, acts(now))).id;
      },
    },
  ];
  const then = (days: number, run: Event['run']) => events.push({ at: at(days), run });
  if (state === 'draft') return events;
  then(0.1, (now) => submitProduct({ id }, acts(now)));
  if (state === 'pending') return events;
  const decide = (
    decision: 'approve' | 'correction' | 'refuse',
    said: Partial<{ reason: string; opinions: Record<string, string> }> = {},
    after = 0.9,
  ) =>
    then(after, async (now) => {
      const { versionId, submissions } = { versionId: '', submissions: 1, ...(await findProduct(context.tx, id)) };
      await reviewProduct({ id, versionId, submissions, decision, reason: '', opinions: {}, ...said }, rules(now));
    });
  if (state === 'correction') {
    decide('correction', { reason: '总体材料齐全，请按字段意见补充后重新提交。', opinions: product.opinions ?? {} });
    return events;
  }
  if (state === 'refused') {
    decide('refuse', { reason: '来源说明与登记内容不一致，且未能提供授权材料。' });
    return events;
  }
  decide('approve');
  if (state === 'notice') return events;
  then(3.95, (now) => finishNotices.run({ ...contextOf(context, reviewer(), now), next: () => {} }));
  if (state === 'registered') return events;
  then(4.2, (now) => setShelf({ id, index: '1' }, acts(now)));
  if (state === 'listed' || state === 'renewing') then(4.3, () => showInterest(context, id, index));
  if (state === 'unlisted') then(4.8, (now) => setShelf({ id, index: '0' }, acts(now)));
  if (state === 'suspended') {
    then(4.8, (now) => suspendProduct({ id, reason: '接到来源异议，核查期间暂停展示。' }, rules(now)));
    const text = '数据由供电单位按片区汇总后授权提供，授权书和汇总口径说明已备齐，申请核实后解除下架。';
    then(5.6, (now) => appealSuspension({ id, text, files: [] }, acts(now)));
  }
  if (state === 'changing' || state === 'renewing') {
    const name = `${form.name}（新版）`.slice(0, 40);
    then(4.8, (now) => saveProduct({ ...form, id, name }, acts(now)));
    then(4.9, (now) => submitProduct({ id }, acts(now)));
  }
  if (state === 'renewing') decide('approve', {}, 5.8);
  return events;
}

/** Pending reviews are days old; finished ones are spread over the last year, more of them lately. */
function daysAgo(state: DemoProduct['state'], index: number): number {
  if (state === 'draft' || state === 'pending' || state === 'correction') return 0.3 + (index % 5) * 0.5;
  if (state === 'changing') return 5.4;
  if (state === 'renewing') return 6.9;
  if (state === 'suspended') return 6.2;
  // Approved after 0.9 days, so that some are nearly over and some have just begun.
  if (state === 'notice') return 1.2 + (index % 7) * 0.8;
  return 7 + Math.round((((index * 7) % 43) / 43) ** 1.6 * 345);
}

async function wholeForm(
  context: DemoContext,
  product: DemoProduct,
  index: number,
  seller: Seller,
): Promise<ProductDraft> {
  const { accountId: ownerId, contact, statement } = seller;
  const isPlain = product.state === 'draft' || index % 4 === 3;
  const drawing = { ownerId, purpose: 'cover', name: '封面.webp' } as const;
  const cover = isPlain ? null : await plantDrawing(context, drawing, drawProductCover(index));
  const sample = product.sample
    ? await plantTable(context, ownerId, 'sample', `${product.name}样例.csv`, product.sample)
    : null;
  return productDraft.parse({ ...formOf(product), cover, sample, contact, sourceStatement: statement });
}

async function prepareSeller(context: DemoContext, company: string): Promise<Seller> {
  const { tx, providers } = context;
  const [row] = await tx<
    { accountId: string; partyId: string; merchantId: string; contactName: string; sealed: string }[]
  >`
    select p.account_id, p.id as party_id, m.id as merchant_id, p.contact_name, p.contact_phone_sealed as sealed
    from party p join merchant m on m.party_id = p.id where p.name = ${company}`;
  if (!row) throw new Error(`The demo has no merchant named ${company}`);
  const { accountId, partyId, merchantId, contactName, sealed } = row;
  const drawing = { ownerId: accountId, purpose: 'statement', name: '数据来源说明.webp' } as const;
  const statement = await plantDrawing(context, drawing, drawStatement(company));
  const contact = { name: contactName, phone: providers.vault.decrypt(sealed), email: '' };
  return { accountId, partyId, merchantId, statement, contact };
}

function sellerOf({ accountId, partyId, merchantId }: Seller): User & { partyId: string } {
  return {
    kind: 'user',
    id: accountId,
    attested: true,
    partyId,
    merchantId,
    isBuyer: false,
    isSeller: true,
    sessionId: accountId,
  };
}

export function contextOf<A extends Operator | User>(
  { tx, providers }: DemoContext,
  actor: A,
  now: Date,
): WriteContext<A> {
  const later = () => {};
  return {
    db: tx,
    actor,
    now,
    providers,
    afterCommit: later,
    invalidate: later,
    actsAs: later,
    address: 'demo',
    device: '',
    browser: noBrowser,
    requestId: randomUUIDv7(),
    upload: null,
  };
}

async function showInterest({ tx, now }: DemoContext, id: string, index: number): Promise<void> {
  for (let back = 0; back < 30; back += 1) {
    const day = chinaDay(new Date(now.getTime() - back * dayMs));
    const views = Math.floor((0.4 + Math.abs(Math.sin(index * 12.9 + back * 3.7))) * (2 + (index % 9) * 3));
    await addViews(tx, id, day, views);
  }
  if (index % 6 === 0) await insertFavourite(tx, cast.wang.id, id, new Date(now.getTime() - (index % 20) * dayMs));
  if (index % 9 === 0) await insertFavourite(tx, cast.chen.id, id, new Date(now.getTime() - (index % 11) * dayMs));
}
