// Invariants of a database, whatever happened to its writers.
import type { Pool } from '../server/src/db/open.ts';

type Rules = Record<string, Promise<readonly { count: number }[]>>;

/** Every rule of these that is broken, in words. */
export async function brokenRules(sql: Pool): Promise<string[]> {
  const rules: Rules = {
    'each new order, demand and article has its one audit row': sql`
      select abs((select count(*) from audit_entry where call = 'addDemand') - (select count(*) from demand))
        + abs((select count(*) from audit_entry where call = 'createNews') - (select count(*) from news))
        + greatest(0, (select count(*) from trade_order) - (select count(*) from audit_entry where call = 'applyOrder'))
        as count`,
    'a new order sent its seller a message': sql`
      select count(*)::int as count from trade_order o
      where not exists (select from notice n where n.key like '%' || o.id || '%')`,
    'nobody holds a transaction open': sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
  };
  return [...(await brokenBooks(sql)), ...(await broken(rules))];
}

/** The rules that hold of the records alone: every thing stands where its history led, and no money is made or lost. */
export async function brokenBooks(sql: Pool): Promise<string[]> {
  return broken({
    'an order stands where its last step led': sql`
      select count(*)::int as count from trade_order o
      where o.status is distinct from
        (select e.to_status from order_event e where e.order_id = o.id order by e.id desc limit 1)`,
    'a product has a version': sql`
      select count(*)::int as count from product p
      where not exists (select from product_version v where v.product_id = p.id)`,
    'a demand stands where its last step led': sql`
      select count(*)::int as count from demand d
      join lateral (select l.status from demand_event l where l.demand_id = d.id order by l.id desc limit 1) l on true
      where d.status <> l.status`,
    'a confirmed order has its contract': sql`
      select count(*)::int as count from trade_order o
      where status = 'awaiting_sign' and not exists (select from order_contract c where c.order_id = o.id)`,
    'an order is paid for once': sql`
      select count(*)::int as count from (
        select from order_payment where status = 'confirmed' group by order_id having count(*) > 1) as twice`,
    'what was paid is cleared to the fen once the deal is over, and not before': sql`
      select count(*)::int as count from trade_order o left join order_clearing c on c.order_id = o.id
      where coalesce(c.paid, 0) <> case when o.status in ('completed', 'cancelled') then coalesce((
        select sum(p.amount) from order_payment p where p.order_id = o.id and p.status = 'confirmed'), 0) else 0 end`,
    'no more is paid out than was cleared': sql`
      select count(*)::int as count from (
        select from order_payout p join order_clearing c on c.order_id = p.order_id
        where not exists (
          select from order_payout_recall r where r.order_id = p.order_id and r.side = p.side and r.round = p.round)
        group by p.order_id, p.side, c.to_buyer, c.to_seller
        having sum(p.amount) > case p.side when 'buyer' then c.to_buyer else c.to_seller end) as beyond`,
    'nobody notes a payout of an order whose payment they confirmed': sql`
      select count(*)::int as count from order_payout o join order_payment p
        on p.order_id = o.order_id and p.status = 'confirmed' and p.operator_id = o.operator_id`,
    'the office revokes what two reviewers agreed on': sql`
      select count(*)::int as count from product_event h
      where h.step = 'revoke' and h.side = 'office' and not exists (
        select from approval a where a.kind = 'product.revoke' and a.subject_id = h.product_id
          and a.status = 'approved' and a.decided_by = h.actor_id and a.requested_by <> h.actor_id)`,
    'no more is invoiced to a side than was paid': sql`
      select count(*)::int as count from (
        select from order_invoice i where i.status <> 'refused' group by i.order_id, i.side
        having sum(i.amount) > (
          select coalesce(sum(p.amount), 0) from order_payment p
          where p.order_id = i.order_id and p.status = 'confirmed')) as beyond`,
    'a completed order has its one certificate, and no other has any': sql`
      select count(*)::int as count from trade_order o
      where (select count(*) from certificate c where c.kind = 'sale' and c.subject_id = o.id)
        <> case o.status when 'completed' then 1 else 0 end`,
    'a demand has one taker while it is taken, and none before': sql`
      select count(*)::int as count from demand
      where (status = 'taken' and taker_id is null) or (status = 'published' and taker_id is not null)`,
    'a product on the market has one valid certificate at most': sql`
      select count(*)::int as count from (
        select from certificate where kind = 'product' and state = 'valid' group by subject_id having count(*) > 1) as many`,
  });
}

async function broken(rules: Rules): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const [row] = await query;
    if (row?.count !== 0) found.push(`${rule}: not so ${row?.count} times`);
  }
  return found;
}
