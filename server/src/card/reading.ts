import { type ExperienceRole, experienceRole } from '@shuji/contract/experience/labels';
import { maskCreditCode } from '@shuji/contract/mask';
import type * as calls from '@shuji/contract/merchant/card';
import type { MerchantCard } from '@shuji/contract/merchant/schema/card';
import { type Application, listApprovedOf } from '#src/application/queries.ts';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { browse } from '#src/market/browse.ts';
import { findMerchant } from '#src/merchant/queries.ts';
import { dealsReached } from '#src/order/office/deals-reached.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';

const productsShown = 6;
const experiencesShown = 20;

export const getMerchantCard: Handler<typeof calls.getMerchantCard> = async ({ id }, { db, now }) => {
  const merchant = await findMerchant(db, id);
  ensure(merchant, 'door.notFound');
  const listed = await browse(db, {
    filters: { merchant: [id] },
    sort: 'quality',
    pageNum: 1,
    pageSize: productsShown,
  });
  const types = await getLabels(db, 'productType');
  const approved = await listApprovedOf(db, 'experience', merchant.partyId, experiencesShown);
  return {
    ...merchant,
    creditCode: maskCreditCode(merchant.creditCode),
    region: regionName(merchant.region),
    kinds: await inWords(db, 'merchantKind', merchant.kinds),
    industries: await inWords(db, 'industry', merchant.industries),
    productCount: listed.total,
    dealsReached: await dealsReached(db, merchant.partyId, now),
    products: listed.rows.map((product) => ({
      ...product,
      productType: types.get(product.productType) ?? product.productType,
    })),
    experiences: approved.map(experienceRow),
  };
};

async function inWords(db: Db, dict: 'merchantKind' | 'industry', codes: readonly string[]): Promise<string[]> {
  const labels = await getLabels(db, dict);
  return codes.map((code) => labels.get(code) ?? code);
}

function experienceRow({ id, content }: Application): MerchantCard['experiences'][number] {
  const text = (field: string) => (typeof content[field] === 'string' ? content[field] : '');
  return {
    id,
    role: experienceRole[text('role') as ExperienceRole] ?? '',
    productName: text('productName'),
    dealtOn: text('dealtOn'),
    summary: text('summary'),
  };
}
