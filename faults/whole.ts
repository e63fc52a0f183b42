// What must hold of a database whatever happened to those who wrote it.
import type { Pool } from '../server/src/db/open.ts';

/** Every rule of these that is broken, in words. */
export async function brokenRules(sql: Pool): Promise<string[]> {
  const rules: Record<string, Promise<readonly { count: number }[]>> = {
    'an order stands where its last step led': sql`
      select count(*)::int as count from trade_order o
      where o.status is distinct from
        (select e.to_status from order_event e where e.order_id = o.id order by e.id desc limit 1)`,
    'a product has a version': sql`
      select count(*)::int as count from product p
      where not exists (select from product_version v where v.product_id = p.id)`,
    'a demand stands where its last step led': sql`
      select count(*)::int as count from demand d
      join lateral (select l.status from demand_log l where l.demand_id = d.id order by l.id desc limit 1) l on true
      where d.status <> l.status`,
    'each new order, demand and article has its one audit row': sql`
      select abs((select count(*) from audit_entry where call = 'addDemand') - (select count(*) from demand))
        + abs((select count(*) from audit_entry where call = 'createNews') - (select count(*) from news))
        + greatest(0, (select count(*) from trade_order) - (select count(*) from audit_entry where call = 'applyOrder'))
        as count`,
    'a confirmed order has its contract': sql`
      select count(*)::int as count from trade_order o
      where status = 'awaiting_sign' and not exists (select from order_contract c where c.order_id = o.id)`,
    'a new order was told to its seller': sql`
      select count(*)::int as count from trade_order o
      where not exists (select from notice n where n.key like '%' || o.id || '%')`,
    'nobody holds a transaction open': sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
  };
  const broken: string[] = [];
  for (const [rule, asked] of Object.entries(rules)) {
    const [row] = await asked;
    if (row?.count !== 0) broken.push(`${rule}: not so ${row?.count} times`);
  }
  return broken;
}
