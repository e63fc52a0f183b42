// A product of 李's on the market, brought there through the API: registered, reviewed, listed.

import { randomBytes } from 'node:crypto';
import type { Input } from '@shuji/contract/call';
import { uploadFile } from '@shuji/contract/file/calls';
import { getProductForReview, reviewProduct } from '@shuji/contract/product/office';
import { saveProduct, setShelf, submitProduct } from '@shuji/contract/product/own';
import { invalidateMemos } from '#src/cache/memo.ts';
import type { World } from './world.ts';

/** The same picture in bytes of its own, as no two bank slips are the same. */
export function uniquePixel(): Buffer {
  return Buffer.concat([pixel, randomBytes(8)]);
}

/** One transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Form = Input<typeof saveProduct>;

/** Saves a complete draft of 李's and gives its id. */
export async function draftProduct({ as }: World, changes: Partial<Form> = {}): Promise<string> {
  const statement = await as('li').upload(uploadFile, { purpose: 'statement' }, { name: '来源说明.png', bytes: pixel });
  const { id } = await as('li')(saveProduct, { ...form, sourceStatement: statement.id, ...changes });
  return id;
}

/** Lists a product and gives its id. Public notice is skipped. */
export async function listProduct(centre: World, changes: Partial<Form> = {}): Promise<string> {
  const { as, sql } = centre;
  await sql`update setting set value = '0' where key = 'notice_days'`;
  // Written past the program, which may have read the settings before.
  invalidateMemos(['site']);
  const id = await draftProduct(centre, changes);
  await as('li')(submitProduct, { id });
  const { versionId, submissions } = await as('zhao')(getProductForReview, { id });
  await as('zhao')(reviewProduct, { id, decision: 'approve', versionId, submissions });
  await as('li')(setShelf, { id, index: '1' });
  return id;
}

const form: Form = {
  name: '滨海港区集装箱吞吐日报',
  summary: '覆盖滨海港区全部泊位的集装箱进出港、堆存与中转数据，按日更新。',
  detail: '<p>数据来自港区生产系统，按日汇总各泊位的装卸箱量、堆存箱量与中转箱量，可用于运力调度与景气分析。</p>',
  productType: 'dataset',
  industry: 'transport',
  scenes: ['supplyChain'],
  sources: ['selfProduced'],
  rights: ['holding', 'use'],
  dataLevel: 'general1',
  personalInfo: 'none',
  regions: ['450000'],
  rowCount: 120_000,
  byteSize: 36 * 1024 * 1024,
  updateFrequency: 'daily',
  delivery: ['platformFile', 'platformApi', 'selfOffline'],
  priceMode: 'yearly',
  tiers: [
    { name: '标准版', count: null, price: 1_200_000, days: 365 },
    { name: '专业版', count: 1000, price: 3_600_000, days: 365 },
  ],
  limits: { purpose: '仅限企业内部分析', period: '', region: '中国境内', onward: 'forbidden' },
  dictionary: [{ name: 'berth', type: 'string', meaning: '泊位编号' }],
  contact: { name: '李明', phone: '13800000001', email: '' },
};
