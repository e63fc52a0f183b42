// Writes anew, some at a time, what the market reads of a product: words by an older reading, divisions that have ended.
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { Tx } from '#src/db/open.ts';
import type { Job } from '#src/http/feature.ts';
import { endedRegions } from '#src/site/regions.ts';
import { searchVersion } from '#src/text/tokenize.ts';
import { withRegionsAbove } from './content.ts';
import { labelsOf, searchOf } from './register.ts';

const productsAtOnce = 200;

export const indexProducts: Job = {
  name: 'index-products',
  cron: '* * * * *',
  run: async ({ db, invalidate, next }) => {
    const old = await listOld(db);
    for (const { id, content, merchantName } of old) {
      const search = searchOf(content, await labelsOf(db, content), merchantName);
      await db`
        update product set search = ${search}::tsvector, search_version = ${searchVersion},
          regions = ${withRegionsAbove(content.regions)}
        where id = ${id}`;
    }
    if (old.length > 0) invalidate('product', ...old.map(({ id }) => `product:${id}`));
    if (old.length === productsAtOnce) next(indexProducts.run);
  },
};

interface OldProduct {
  id: string;
  content: ProductContent;
  merchantName: string;
}

async function listOld(db: Tx): Promise<OldProduct[]> {
  const moved = endedRegions();
  return db<OldProduct[]>`
    select p.id, v.content, p.merchant_name from product p join product_version v on v.id = p.version_id
    where p.status <> 'new' and p.search_version < ${searchVersion}
      ${moved.length > 0 ? db`or p.status = 'listed' and p.regions && ${moved as string[]}` : db``}
    order by p.search_version, p.id limit ${productsAtOnce} for update of p skip locked`;
}
