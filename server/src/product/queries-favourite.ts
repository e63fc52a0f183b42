import type { FavouriteStanding } from '@shuji/contract/product/labels/interest';
import type { ProductCard } from '@shuji/contract/product/schema';
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { cardColumns, visible } from './queries.ts';

/** False when the product is not on the market; collecting twice changes nothing. */
export async function insertFavourite(db: Tx, accountId: string, productId: string, now: Date): Promise<boolean> {
  const found = await db`
    with wanted as (select p.id from product p where p.id = ${productId} and ${visible(db)}),
    added as (
      insert into favourite (account_id, product_id, created_at) select ${accountId}, id, ${now} from wanted
      on conflict do nothing
    )
    select id from wanted`;
  return found.length > 0;
}

export async function removeFavourite(db: Tx, accountId: string, productId: string): Promise<void> {
  await db`delete from favourite where account_id = ${accountId} and product_id = ${productId}`;
}

export interface FavouriteRow extends ProductCard {
  standing: FavouriteStanding;
  leftAt: string | null;
  certificateId: string | null;
  collectedAt: string;
}

/** Omits the picture of a product off the market: no reader may fetch it. */
export function listFavouriteRows(
  db: Db,
  accountId: string,
  pageNum: number,
  pageSize: number,
): Promise<Page<FavouriteRow>> {
  return paged<FavouriteRow>(db, {
    columns: db`${cardColumns(db, db`case when ${visible(db)} then p.cover end`)}, p.certificate_id, f.created_at as collected_at,
      case when ${visible(db)} then 'listed' when p.status = 'listed' then 'paused'
        when p.status in ('suspended', 'revoked') then p.status else 'unlisted' end as standing,
      case when p.status <> 'listed' then (select h.at from product_event h
        where h.product_id = p.id and h.step in ('unlist', 'suspend', 'restore', 'revoke') order by h.id desc limit 1)
      end as left_at`,
    from: db`from favourite f join product p on p.id = f.product_id where f.account_id = ${accountId}`,
    order: db`f.created_at desc, p.id`,
    pageNum,
    pageSize,
  });
}

export async function countFavourites(db: Db, accountId: string): Promise<number> {
  return countOf(db`select count(*) as count from favourite where account_id = ${accountId}`);
}
