// The hall: what anyone may find, narrowed and counted. One predicate for list and counts.

import type { Parsed } from '@shuji/contract/call';
import type { listDemands } from '@shuji/contract/demand/calls';
import { type BudgetBand, budgetBands, type HallFacet, hallFacets } from '@shuji/contract/demand/labels';
import type { DemandCard } from '@shuji/contract/demand/schema';
import { isNumbered } from '#src/db/number.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { columns, type DemandRow, visible } from '#src/demand/queries.ts';
import { daysAfter, regionsAround } from '#src/demand/rules.ts';
import { currentCodes, isWithin, recordedCodes } from '#src/site/region/within.ts';
import { currentRegions } from '#src/site/regions.ts';

type Input = Parsed<typeof listDemands>;
export type HallFilters = Pick<Input, HallFacet | 'within'>;

export interface HallQuery {
  filters: HallFilters;
  /** As tsquery text; null when there is no keyword. */
  query: string | null;
  /** The day in China. */
  today: string;
}

/** One page of the hall. */
export function listHall(
  db: Db,
  { filters, query, today }: HallQuery,
  { sort, pageNum, pageSize }: Pick<Input, 'sort' | 'pageNum' | 'pageSize'>,
): Promise<Page<DemandRow>> {
  const orders = {
    newest: db`d.published_at desc, d.id desc`,
    deadline: db`(d.status = 'published') desc, d.deadline, d.id`,
    budget: db`d.budget_max desc nulls last, d.published_at desc, d.id desc`,
  };
  const fits =
    query !== null && sort === 'newest' ? db`ts_rank('{0.02, 0.1, 0.4, 1}', d.search, ${query}::tsquery) desc, ` : db``;
  return paged<DemandRow>(db, {
    columns: columns(db),
    from: db`from demand d where ${matchingDemands(db, query, today)} ${closing(db, filters, today)}
      ${hallFacets.map((name) => db`and ${passes(db, name, filters)}`)}`,
    order: db`${fits}${orders[sort]}`,
    pageNum,
    pageSize,
  });
}

/** Demands of others that were published between two moments and can still be taken, the newest first. */
export async function listPublishedSince(
  db: Db,
  { filters, query, today }: HallQuery,
  { since, until, exceptOf, limit }: { since: Date; until: Date; exceptOf: string; limit: number },
): Promise<{ id: string; title: string }[]> {
  return db<{ id: string; title: string }[]>`
    select d.id, d.title from demand d
    where ${matchingDemands(db, query, today)} and d.status = 'published' and d.published_at > ${since}
      and d.published_at <= ${until} and d.owner_id <> ${exceptOf} ${hallFacets.map((name) => db`and ${passes(db, name, filters)}`)}
    order by d.published_at desc, d.id limit ${limit}`;
}

/** The most similar demands, for a keyword without an exact match. */
export async function listNearest(db: Db, query: string, today: string, limit: number): Promise<DemandRow[]> {
  return db<DemandRow[]>`
    select ${columns(db)} from demand d where ${matchingDemands(db, query, today)}
    order by ts_rank('{0.02, 0.1, 0.4, 1}', d.search, ${query}::tsquery) desc, d.published_at desc, d.id desc limit ${limit}`;
}

const numberedAtMost = 20;

/** The demands of a number. */
export async function listNumbered(db: Db, number: string, today: string): Promise<DemandRow[]> {
  return db<DemandRow[]>`
    select ${columns(db)} from demand d where ${visible(db, today)} and ${isNumbered(db, db`d.number`, number)}
    order by d.published_at desc, d.id desc limit ${numberedAtMost}`;
}

export interface FacetCount {
  facet: HallFacet;
  value: string;
  count: number;
}

/** Each facet's values with how many there are under every filter but its own. */
export async function countFacets(db: Db, { filters, query, today }: HallQuery): Promise<FacetCount[]> {
  const others = (name: HallFacet) =>
    hallFacets.filter((other) => other !== name).map((other) => db`and m.${db(`by_${other}`)}`);
  const one = (name: HallFacet) => db`
    select ${name} as facet, v.value, count(distinct m.id) as count
    from matching m cross join lateral (${valuesOf(db, name)}) as v (value)
    where v.value is not null ${others(name)} group by 2`;
  const [first, ...rest] = hallFacets;
  return db<FacetCount[]>`
    with matching as materialized (
      select d.id, d.kind, d.industry, d.scene, d.coverage, d.budget_mode, d.budget_min, d.budget_max, d.status
        ${hallFacets.map((name) => db`, ${passes(db, name, filters)} as ${db(`by_${name}`)}`)}
      from demand d where ${matchingDemands(db, query, today)} ${closing(db, filters, today)}
    )
    ${one(first)} ${rest.map((name) => db`union all ${one(name)}`)} order by 1, 3 desc, 2`;
}

function matchingDemands(db: Db, query: string | null, today: string): Fragment {
  return query === null ? visible(db, today) : db`${visible(db, today)} and d.search @@ ${query}::tsquery`;
}

function closing(db: Db, { within }: HallFilters, today: string): Fragment {
  return within ? db`and d.status = 'published' and d.deadline <= ${daysAfter(today, within)}` : db``;
}

function passes(db: Db, name: HallFacet, filters: HallFilters): Fragment {
  const values: readonly string[] = filters[name] ?? [];
  if (values.length === 0) return db`true`;
  if (name === 'region') return anyOf(db, values, inRegion);
  if (name === 'budget') return anyOf(db, values as BudgetBand[], inBand);
  return db`coalesce(d.${db(name)} = any(${values as string[]}), false)`;
}

function anyOf<T>(db: Db, values: readonly T[], test: (db: Db, one: T) => Fragment): Fragment {
  return db`(${values.map((one, at) => (at === 0 ? test(db, one) : db`or ${test(db, one)}`))})`;
}

// A demand for a whole province concerns its cities, and one for a city concerns who looks at the province.
function inRegion(db: Db, code: string): Fragment {
  const around = recordedCodes(currentRegions([code]).flatMap(regionsAround));
  return db`(d.coverage && ${around}::text[]
    or exists (select from unnest(d.coverage) as covered where ${isWithin(db, db`covered`, [code])}))`;
}

// Ranges that overlap the band count: a budget of 4–8 万 is found under both 5 万以下 and 5–20 万.
function inBand(db: Db, name: BudgetBand): Fragment {
  const { from, to } = budgetBands[name];
  if (from === null) return db`d.budget_mode = 'negotiable'`;
  const below = to === null ? db`` : db`and d.budget_min < ${to}`;
  return db`(d.budget_mode = 'range' and d.budget_max >= ${from} ${below})`;
}

function valuesOf(db: Db, name: HallFacet): Fragment {
  if (name === 'region')
    return db`select left(code, 2) || '0000' from (${currentCodes(db, db`m.coverage`)}) as covered`;
  if (name !== 'budget') return db`select m.${db(name)}`;
  const bands = Object.keys(budgetBands) as BudgetBand[];
  return db`${bands.map((band, at) => db`${at === 0 ? db`` : db`union all`} select ${band}::text from (select m.*) as d where ${inBand(db, band)}`)}`;
}

interface Unindexed extends Pick<DemandCard, 'id' | 'title' | 'kind' | 'industry' | 'scene' | 'coverage'> {
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
