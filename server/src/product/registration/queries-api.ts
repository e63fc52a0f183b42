// The last test of a product's interface that went well.

import type { Output } from '@shuji/contract/call';
import type { keepApiTest } from '@shuji/contract/product/api';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export interface ApiTestRow extends Omit<Output<typeof keepApiTest>, 'isCurrent'> {
  productId: string;
  described: string;
}

export async function findApiTest(db: Db, productId: string): Promise<ApiTestRow | null> {
  return one<ApiTestRow>(db`
    select product_id, at, host, status, ms, described from product_api_test where product_id = ${productId}`);
}

export async function keepTest(db: Tx, { productId, ...row }: ApiTestRow & { accountId: string }): Promise<void> {
  await db`
    insert into product_api_test ${db({ productId, ...row })}
    on conflict (product_id) do update set ${db(row)}`;
}
