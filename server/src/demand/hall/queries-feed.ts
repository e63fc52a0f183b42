// The hall laid out for machines.
import type { Db } from '#src/db/open.ts';
import { visible } from '#src/demand/queries.ts';

/** Addresses and dates for the sitemap, one part of it. */
export async function listDemandPages(
  db: Db,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> {
  return db<{ id: string; changed: string }[]>`
    select d.id, d.updated_at as changed from demand d where ${visible(db, today)}
    order by d.id limit ${limit} offset ${offset}`;
}

export interface PublishedDemand {
  id: string;
  title: string;
  description: string;
  kind: string;
  partyId: string;
  publishedAt: string;
  updatedAt: string;
}

/** The newest demands. */
export async function listNewestDemands(db: Db, today: string, limit: number): Promise<PublishedDemand[]> {
  return db<PublishedDemand[]>`
    select d.id, d.title, d.description, d.kind, d.party_id, d.published_at, d.updated_at from demand d
    where ${visible(db, today)} order by d.published_at desc, d.id desc limit ${limit}`;
}
