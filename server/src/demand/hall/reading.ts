// The hall as anyone reads it.

import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/demand/calls';
import {
  type BudgetBand,
  budgetBands,
  type DemandStatus,
  demandStatus,
  type HallFacet,
  hallFacets,
} from '@shuji/contract/demand/labels';
import type { HallCard, HallFacetValue } from '@shuji/contract/demand/schema';
import { numberIn } from '@shuji/contract/readable-number';
import type { DictName } from '@shuji/contract/site/labels/dict';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import type { DemandRow } from '#src/demand/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';
import { type Part, parseQuery } from '#src/text/parsed-query.ts';
import { card } from './card.ts';
import { countFacets, type FacetCount, type HallFilters, listHall, listNearest, listNumbered } from './queries.ts';

const excerptLength = 120;
const nearestShown = 5;

/** One page; with one character wrong when nothing has the keyword as it is, and then what comes nearest. */
export const listDemands: Handler<typeof calls.listDemands> = async (
  { keyword = '', sort, pageNum, pageSize, ...filters },
  { db, now },
) => {
  const today = chinaDay(now);
  const number = numberIn(keyword);
  const numbered = number ? await listNumbered(db, number, today) : [];
  if (number && numbered.length > 0)
    return { total: numbered.length, words: [number], rows: await cardsOf(numbered, today, db), nearest: [] };
  const parsed = parseQuery(keyword);
  const words = parsed?.words ?? [];
  // A keyword of signs only finds nothing, as it should.
  if (keyword !== '' && !parsed) return { total: 0, rows: [], words, nearest: [] };
  const page = { sort, pageNum, pageSize };
  const queries = parsed ? [parsed.all, queryOf(parsed.fuzzy)] : [null];
  for (const query of queries) {
    const { rows, ...count } = await listHall(db, { filters, query, today }, page);
    if (count.total > 0) return { ...count, words, rows: await cardsOf(rows, today, db), nearest: [] };
  }
  const near = parsed ? await listNearest(db, parsed.some.join(' | '), today, nearestShown) : [];
  return { total: 0, rows: [], words, nearest: await cardsOf(near, today, db) };
};

async function cardsOf(rows: readonly DemandRow[], today: string, db: Db): Promise<HallCard[]> {
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  return rows.map((row) => ({
    ...card(row, today),
    excerpt: [...row.description].slice(0, excerptLength).join(''),
    ownerName: names.get(row.partyId) ?? '',
  }));
}

export const countHallFacets: Handler<typeof calls.countHallFacets> = async (
  { keyword = '', ...filters },
  { db, now },
) => {
  const counts = await countsOf(keyword, filters, chinaDay(now), db);
  const facets = await Promise.all(hallFacets.map((name) => facetOf(db, name, counts)));
  return Object.fromEntries(hallFacets.map((name, at) => [name, facets[at]])) as Output<typeof calls.countHallFacets>;
};

async function countsOf(keyword: string, filters: HallFilters, today: string, db: Db): Promise<FacetCount[]> {
  const parsed = parseQuery(keyword);
  if (!parsed) return keyword === '' ? countFacets(db, { filters, query: null, today }) : [];
  const exact = await countFacets(db, { filters, query: parsed.all, today });
  return exact.length > 0 ? exact : countFacets(db, { filters, query: queryOf(parsed.fuzzy), today });
}

const facetDicts = { kind: 'productType', industry: 'industry', scene: 'scene' } as const satisfies Partial<
  Record<HallFacet, DictName>
>;

async function facetOf(db: Db, name: HallFacet, counts: readonly FacetCount[]): Promise<HallFacetValue[]> {
  const found = counts.filter(({ facet }) => facet === name);
  const labelOf = await labelsOf(db, name);
  const values = found.map(({ value, count }) => ({ value, label: labelOf(value), count }));
  // Bands and states have an order of their own; the others stand by how many there are.
  const order = name === 'budget' ? Object.keys(budgetBands) : name === 'status' ? Object.keys(demandStatus) : null;
  return order ? values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)) : values;
}

async function labelsOf(db: Db, name: HallFacet): Promise<(value: string) => string> {
  if (name === 'region') return regionName;
  if (name === 'budget') return (value) => budgetBands[value as BudgetBand].label;
  if (name === 'status') return (value) => demandStatus[value as DemandStatus];
  const labels = await getLabels(db, facetDicts[name]);
  return (value) => labels.get(value) ?? value;
}

function queryOf(parts: readonly Part[]): string {
  return parts.map((ways) => `(${ways.map((way) => `(${way.join(' & ')})`).join(' | ')})`).join(' & ');
}
