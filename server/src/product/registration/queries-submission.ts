// A supplier's submissions, each as it was.
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { Db } from '#src/db/open.ts';

export interface SubmissionRow {
  step: number;
  version: number;
  at: string;
}

/** The submissions of one's own product, newest first; none when it belongs to another party. */
export async function listSubmissions(db: Db, id: string, partyId: string): Promise<SubmissionRow[]> {
  return db<SubmissionRow[]>`
    select h.id as step, v.sequence as version, h.at
    from product_event h join product_version v on v.id = h.version_id join product p on p.id = h.product_id
    where h.product_id = ${id} and p.party_id = ${partyId} and h.step = 'submit' and h.content is not null
    order by h.id desc`;
}

export async function findSubmitted(db: Db, step: number): Promise<ProductContent | null> {
  const [row] = await db<{ content: ProductContent }[]>`select content from product_event where id = ${step}`;
  return row?.content ?? null;
}
