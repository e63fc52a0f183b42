// The demo's products: each goes the real way through form, review, notice and certificate, at moments of the past.
import { isServiceType } from '@shuji/contract/product/labels';
import { draftShape, type ProductDraft } from '@shuji/contract/product/schema/form';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { cast, reviewer } from '#src/demo/cast.ts';
import { plantPicture, plantTable } from '#src/demo/files.ts';
import {
  contextOf,
  type DemoContext,
  listTraders,
  playInOrder,
  type Step,
  type Trader,
  traderOf,
} from '#src/demo/play.ts';
import { readData, tablePath } from '#src/demo/read.ts';
import { atWork, mondayNoon } from '#src/demo/working-time.ts';
import { addViews } from '#src/product/queries.ts';
import { insertFavourite } from '#src/product/queries-favourite.ts';
import { saveProduct, setShelf, submitProduct } from '#src/product/registration/actions.ts';
import { finishNotices } from '#src/product/registration/register.ts';
import { reviewProduct } from '#src/product/review/actions.ts';
import { findProduct } from '#src/product/review/queries.ts';
import { appealSuspension, suspendProduct } from '#src/product/ruling/actions.ts';

/** The files under `demo/products`; their order sets the age of each product. */
const catalogue = ['shuke', 'bowan', 'jinkang', 'woye', 'xinheng', 'yunshu', 'haihe', 'zhitu', 'tide', 'services'];

const productShape = z.strictObject({
  by: z.string(),
  state: z.enum([
    'draft',
    'pending',
    'correction',
    'refused',
    'notice',
    'registered',
    'listed',
    'unlisted',
    'suspended',
    'changing',
    'renewing',
  ]),
  /** When it was begun; by its place among the products when left out. */
  daysAgo: z.int().optional(),
  sample: tablePath.optional(),
  /** Opinions by field with which it came back. */
  opinions: z.record(z.string(), z.string()).default({}),
  /** As the form has it, the detail as one piece of HTML a paragraph. */
  form: z.strictObject({ ...draftShape, detail: z.array(z.string()) }),
});

type Product = z.output<typeof productShape>;

/** Fills the market. */
export async function plantProducts(context: DemoContext): Promise<void> {
  await playInOrder(await productSteps(context));
}

/** The steps by which the market fills. */
export async function productSteps(context: DemoContext): Promise<Step[]> {
  const products = catalogue.flatMap((file) => readData(`products/${file}`, z.array(productShape)));
  const traders = await listTraders(context);
  const statements = new Map<string, string>();
  const steps: Step[] = [];
  for (const [index, product] of products.entries()) {
    const seller = traderOf(traders, product.by);
    const form = await wholeForm(context, product, seller);
    if (!isServiceType(form.productType)) {
      form.sourceStatement = statements.get(seller.key) ?? (await plantStatement(context, seller));
      statements.set(seller.key, form.sourceStatement);
    }
    steps.push(...lifeOf(context, product, index, seller, form));
  }
  return steps;
}

function lifeOf(context: DemoContext, product: Product, index: number, seller: Trader, form: ProductDraft): Step[] {
  const { state, opinions } = product;
  const began = beganAt(context.now, product, index);
  const at = (days: number) => new Date(began + days * dayMs);
  const acts = (now: Date) => contextOf(context, seller.user, now);
  const rules = (now: Date) => contextOf(context, reviewer(), now);
  let id = '';
  const steps: Step[] = [
    {
      at: at(0),
      run: async (now) => {
        id = (await saveProduct({ ...form }, acts(now))).id;
      },
    },
  ];
  const then = (days: number, run: Step['run']) => steps.push({ at: at(days), run });
  const lately = (daysAgo: number, run: Step['run']) =>
    steps.push({ at: new Date(context.now.getTime() - daysAgo * dayMs), run });
  if (state === 'draft') return steps;
  then(0.1, (now) => submitProduct({ id }, acts(now)));
  if (state === 'pending') return steps;
  const decide = (
    decision: 'approve' | 'correction' | 'refuse',
    words: Partial<{ reason: string; opinions: Record<string, string> }> = {},
    when = then,
    days = 0.9,
  ) =>
    when(days, async (now) => {
      const { versionId, submissions } = { versionId: '', submissions: 1, ...(await findProduct(context.tx, id)) };
      await reviewProduct({ id, versionId, submissions, decision, reason: '', opinions: {}, ...words }, rules(now));
    });
  if (state === 'correction') {
    decide('correction', { reason: '总体材料齐全，请按字段意见补充后重新提交。', opinions });
    return steps;
  }
  if (state === 'refused') {
    decide('refuse', { reason: '来源说明与登记内容不一致，且未能提供授权材料。' });
    return steps;
  }
  if (state === 'notice') decide('approve', {}, lately, noticedDaysAgo(context.now, index));
  else decide('approve');
  if (state === 'notice') return steps;
  then(4.1, (now) => finishNotices.run({ ...rules(now), next: () => {} }));
  if (state === 'registered') return steps;
  then(4.15, (now) => setShelf({ id, index: '1' }, acts(now)));
  if (state === 'listed' || state === 'renewing') then(4.2, () => showInterest(context, id, index));
  if (state === 'unlisted') then(7, (now) => setShelf({ id, index: '0' }, acts(now)));
  if (state === 'suspended') {
    lately(1.4, (now) => suspendProduct({ id, reason: '接到来源异议，核查期间暂停展示。' }, rules(now)));
    const text = '数据由供电单位按片区汇总后授权提供，授权书和汇总口径说明已备齐，申请核实后解除下架。';
    lately(0.6, (now) => appealSuspension({ id, text, files: [] }, acts(now)));
  }
  if (state === 'changing' || state === 'renewing') {
    const name = `${form.name}（新版）`.slice(0, 40);
    const age = state === 'renewing' ? 1.1 : 0.6;
    lately(age, (now) => saveProduct({ ...form, id, name }, acts(now)));
    lately(age - 0.1, (now) => submitProduct({ id }, acts(now)));
  }
  if (state === 'renewing') decide('approve', {}, lately, 0.3);
  return steps;
}

/** When the form was begun; long ago on a Monday, so that the days of its public notice lie within a week of work. */
function beganAt(now: Date, { state, ...product }: Product, index: number): number {
  const days = product.daysAgo ?? daysAgo(state, index);
  const about = new Date(now.getTime() - days * dayMs);
  return (days < 7 ? about : mondayNoon(about)).getTime() + ((index * 13) % 50) * 60_000;
}

/** Some notices have just begun; none is over, as one from before a weekend might be. */
function noticedDaysAgo(now: Date, index: number): number {
  const part = ((index % 3) + 1) / 3;
  const isOver = (days: number) =>
    now.getTime() - atWork(new Date(now.getTime() - days * dayMs)).getTime() > 2.9 * dayMs;
  const most = isOver(1.3) ? 0.3 : 1.3;
  return most * part;
}

/** Pending reviews are days old; finished ones are spread over the last year, more of them lately. */
function daysAgo(state: Product['state'], index: number): number {
  if (state === 'draft' || state === 'pending') return 0.3 + (index % 5) * 0.5;
  if (state === 'correction') return 1.4 + (index % 3) * 0.5;
  if (state === 'notice') return 1.5 + (index % 3) * 0.5;
  if (state === 'changing' || state === 'renewing' || state === 'suspended') return 7;
  return 7 + Math.round((((index * 7) % 43) / 43) ** 1.6 * 345);
}

async function wholeForm(
  context: DemoContext,
  { form, sample }: Product,
  { user, contactName, phone }: Trader,
): Promise<ProductDraft> {
  const asSample = { ownerId: user.id, purpose: 'sample', name: `${form.name}样例.csv` } as const;
  return {
    ...form,
    detail: form.detail.join(''),
    cover: null,
    sample: sample ? await plantTable(context, asSample, sample) : null,
    contact: { name: contactName, phone, email: '' },
  };
}

/** The file that states where a seller's data come from. */
function plantStatement(context: DemoContext, { key, user }: Trader): Promise<string> {
  const upload = { ownerId: user.id, purpose: 'statement', name: '数据来源说明.webp' } as const;
  return plantPicture(context, upload, `papers/${key}/statement.webp`);
}

async function showInterest({ tx, now }: DemoContext, id: string, index: number): Promise<void> {
  for (let back = 0; back < 30; back += 1) {
    const day = chinaDay(new Date(now.getTime() - back * dayMs));
    const views = Math.floor((0.4 + Math.abs(Math.sin(index * 12.9 + back * 3.7))) * (2 + (index % 9) * 3));
    await addViews(tx, id, day, views);
  }
  const liked = (daysAgo: number) => atWork(new Date(now.getTime() - daysAgo * dayMs));
  if (index % 6 === 0) await insertFavourite(tx, cast.wang.id, id, liked(index % 20));
  if (index % 9 === 0) await insertFavourite(tx, cast.chen.id, id, liked(index % 11));
}
