// Checks which registered products still have a certificate.
import type { Tx } from '#src/db/open.ts';

/** Ranks products with an expired certificate lower, some at a time; returns them. */
export async function setBackUncertified(db: Tx, cost: number): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    update product set is_certified = false, score = score - ${cost} where id in (
      select p.id from certificate c join product p on p.id = c.subject_id and p.certificate_id = c.id
      where c.kind = 'product' and c.state = 'expired' and p.is_certified limit 500)
    returning id`;
}
