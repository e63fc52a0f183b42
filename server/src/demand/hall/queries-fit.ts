// Open demands as products are held against them.
import type { Db } from '#src/db/open.ts';

export interface OpenWish {
  id: string;
  title: string;
  ownerId: string;
  partyId: string;
  kind: string | null;
  industry: string | null;
  scene: string | null;
  coverage: string[];
  updateFrequency: string | null;
  delivery: string | null;
  budgetMax: number | null;
  wantedFields: string[];
}

/** Published and not past their day, the newest first. */
export async function listOpenWishes(db: Db, today: string, limit: number): Promise<OpenWish[]> {
  return db<OpenWish[]>`
    select d.id, d.title, d.owner_id, d.party_id, d.kind, d.industry, d.scene, d.coverage, d.update_frequency, d.delivery,
      d.budget_max, d.wanted_fields
    from demand d where d.status = 'published' and d.deadline >= ${today} order by d.published_at desc, d.id limit ${limit}`;
}
