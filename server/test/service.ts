// A merchant of services, and their services on the market.
import type { PermitRole } from '@shuji/contract/permit/labels';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { cast } from '#src/demo/cast.ts';
import { type Newcomer, newcomer } from './newcomers.ts';
import type { World } from './world.ts';

/** Changes that make a form of a product one of a service. */
export const serviceForm: Partial<ProductDraft> = {
  name: '数据集质量检测服务',
  summary: '按国家标准检测一个数据集的完整性、准确性与一致性，出具盖章的检测报告和问题清单。',
  productType: 'quality',
  service: {
    scope: '按 GB/T 36344-2018 检测一个数据集，抽样复核并与需方确认问题。',
    deliverables: '质量检测报告（盖章 PDF）；问题清单（Excel）',
    days: 20,
    audience: '准备登记或交易的数据集',
    needs: '数据集的脱敏副本和数据字典',
    basis: 'GB/T 36344-2018',
  },
  delivery: ['platformReport'],
  priceMode: 'fixed',
  tiers: [{ name: '一个数据集', count: null, price: 1_200_000, days: null }],
};

/** A company that trades with these roles and signs with everyone's password. */
export async function aMerchant({ sql }: World, roles: PermitRole[] = ['service']): Promise<Newcomer> {
  const who = await newcomer(sql, 'trading', roles);
  await sql`
    update account set password_hash = (select password_hash from account where id = ${cast.li.id})
    where id = ${who.accountId}`;
  return who;
}

/** A world in which this merchant stands where 李 does. */
export function soldBy(world: World, merchant: Newcomer): World {
  return { ...world, as: (who) => world.as(who === 'li' ? merchant : who) };
}
