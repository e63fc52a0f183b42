// Products for stories: a whole form, and the way to the market through the API.
import { uploadFile } from '@shuji/contract/file/calls';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { saveProduct, setShelf, submitProduct } from '@shuji/contract/product/own';
import { decideRevocation, requestRevocation } from '@shuji/contract/product/revocation';
import { type ProductDraft, productDraft } from '@shuji/contract/product/schema/form';
import type { Asker, World } from './world.ts';

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');

/** A form that lacks nothing but its statement of source. */
export function aForm(changes: Partial<ProductDraft> = {}): ProductDraft {
  return productDraft.parse({
    name: '滨海港口气象观测数据集',
    summary: '港区二十个自动气象站的逐小时观测，含风速、能见度与浪高，供船舶靠离泊与吊装作业安排使用。',
    detail:
      '<p>自 2020 年起逐小时观测，经质量控制，缺测率低于千分之三。</p><p>用于港口作业调度、航运保险与工程施工。</p>',
    productType: 'dataset',
    industry: 'transport',
    scenes: ['mobility', 'meteorology'],
    keywords: ['港口', '能见度', '风速'],
    sources: ['selfProduced'],
    rights: ['holding', 'operation'],
    dataLevel: 'general2',
    personalInfo: 'none',
    regions: ['120116'],
    rowCount: 1_051_200,
    updateFrequency: 'hourly',
    delivery: ['platformFile', 'platformApi'],
    priceMode: 'yearly',
    tiers: [{ name: '标准版', price: 1_280_000, days: 365 }],
    dictionary: [
      { name: 'station_id', type: 'string', meaning: '观测站编号' },
      { name: 'observed_at', type: 'datetime', meaning: '观测时刻' },
      { name: 'wind_speed', type: 'decimal', meaning: '十分钟平均风速，米每秒' },
    ],
    contact: { name: '李明', phone: '13800000001', email: '' },
    ...changes,
  });
}

/** Uploads a file for a form and returns its id. */
export async function aFile(who: Asker, purpose: 'statement' | 'proof' = 'statement'): Promise<string> {
  return (await who.upload(uploadFile, { purpose }, { name: '说明.pdf', bytes: pdf })).id;
}

export async function aDraft(world: World, changes: Partial<ProductDraft> = {}): Promise<string> {
  const li = world.as('li');
  const sourceStatement = await aFile(li);
  return (await li(saveProduct, { ...aForm({ sourceStatement }), ...changes })).id;
}

export async function aSubmitted(world: World, changes: Partial<ProductDraft> = {}): Promise<string> {
  const id = await aDraft(world, changes);
  await world.as('li')(submitProduct, { id });
  return id;
}

/** The input of a reviewer who has just read the product. */
export async function asRead(world: World, id: string) {
  const { versionId, submissions } = await world.as('zhao')(getProductForReview, { id });
  return { id, versionId, submissions };
}

/** Registered; the centre requires no public notice unless the story does, see withoutNotice. */
export async function aRegistered(world: World, changes: Partial<ProductDraft> = {}): Promise<string> {
  const id = await aSubmitted(world, changes);
  await world.as('zhao')(reviewProduct, { ...(await asRead(world, id)), decision: 'approve' });
  return id;
}

export async function aListed(world: World, changes: Partial<ProductDraft> = {}): Promise<string> {
  const id = await aRegistered(world, changes);
  await world.as('li')(setShelf, { id, index: '1' });
  return id;
}

/** A reviewer requests the end of a registration; gives the request's id. */
export async function askRevocation(
  { as }: Pick<World, 'as'>,
  id: string,
  reason: string,
  by: 'zhao' | 'wu' = 'zhao',
): Promise<string> {
  await as(by)(requestRevocation, { id, reason });
  return (await as('zhao')(getProductForReview, { id })).revocation?.id ?? '';
}

/** Revoked by two: 赵 requests, 吴 approves. */
export async function revoke(world: Pick<World, 'as'>, id: string, reason: string): Promise<void> {
  const request = await askRevocation(world, id, reason);
  await world.as('wu')(decideRevocation, { id: request, decision: 'approve' });
}

/** The process caches settings on first use: call this before anything else. */
export async function withoutNotice({ sql }: World): Promise<void> {
  await sql`update setting set value = '0' where key = 'notice_days'`;
}
