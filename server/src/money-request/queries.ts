import type { Db } from '#src/db/open.ts';

export interface OrderFacts {
  orderNumber: string;
  productName: string;
  buyerName: string;
  sellerName: string;
  buyerCode: string | null;
  sellerCode: string | null;
}

/** What a request shows of its order, by the order's id. */
export async function listOrderFacts(db: Db, ids: readonly string[]): Promise<Map<string, OrderFacts>> {
  const rows = await db<(OrderFacts & { id: string })[]>`
    select id, number as order_number, product_name, buyer_name, seller_name, buyer_code, seller_code
    from trade_order where id = any(${ids as string[]})`;
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
