import type { DemandCard } from '@shuji/contract/demand/schema';
import type { Tx } from '#src/db/open.ts';

export interface Unindexed extends Pick<DemandCard, 'id' | 'title' | 'kind' | 'industry' | 'scene' | 'coverage'> {
  partyId: string;
  description: string;
  wantedFields: string[];
}

/** Demands that keywords do not find yet; rows held by someone else are left for later. */
export async function lockUnindexed(db: Tx, limit: number): Promise<Unindexed[]> {
  return db<Unindexed[]>`
    select id, party_id, title, description, wanted_fields, kind, industry, scene, coverage from demand
    where search is null order by id limit ${limit} for update skip locked`;
}

export async function keepSearch(db: Tx, id: string, search: string): Promise<void> {
  await db`update demand set search = ${search}::tsvector where id = ${id}`;
}
