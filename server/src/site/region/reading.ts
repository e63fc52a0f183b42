import type * as siteCalls from '@shuji/contract/site/calls';
import type { RegionChangeState } from '@shuji/contract/site/labels/region';
import type * as calls from '@shuji/contract/site/region';
import type { RegionChangeRow } from '@shuji/contract/site/schema/region';
import { chinaDay } from '@shuji/contract/time';
import type { ReadHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findRegion, listedDivisions, regionName, wholeName } from '#src/site/regions.ts';
import { readChanges, type StoredChange, searchChanges } from './queries.ts';
import { changed, type Divisions, inOrder } from './rules.ts';

export const getRegion: ReadHandler<typeof siteCalls.getRegion> = async ({ code }) => {
  const found = findRegion(code);
  ensure(found, 'site.noRegion');
  return {
    code,
    name: regionName(code),
    endedOn: found.endedOn,
    successors: found.successors.map((one) => ({ code: one, name: regionName(one) })),
  };
};

export const listRegionChanges: ReadHandler<typeof calls.listRegionChanges> = async (filter, { db, now }) => {
  const today = chinaDay(now);
  const [{ rows, ...count }, standing] = await Promise.all([searchChanges(db, { ...filter, today }), readChanges(db)]);
  // With those of the future: a successor may be new on the same day.
  const later = changed(listedDivisions, standing);
  return { ...count, rows: rows.map((row) => rowOf(row, { before: before(row, standing), later, today })) };
};

interface Around {
  before: Divisions;
  later: Divisions;
  today: string;
}

function rowOf(row: StoredChange, { before, later, today }: Around): RegionChangeRow {
  const { code, successors } = row;
  const above = [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`].find((one) => one !== code && before.has(one));
  return {
    ...row,
    before: before.has(code) ? wholeName(before, code) : above ? wholeName(before, above) : '',
    successors: successors.map((one) => ({ code: one, name: wholeName(later, one) })),
    state: stateOf(row, today),
  };
}

/** The divisions as a change finds them. */
function before(row: StoredChange, standing: readonly StoredChange[]): Divisions {
  const ordered = inOrder([...standing.filter(({ id }) => id !== row.id), row]);
  return changed(
    listedDivisions,
    ordered.slice(
      0,
      ordered.findIndex(({ id }) => id === row.id),
    ),
  );
}

function stateOf({ withdrawnName, effectiveOn }: StoredChange, today: string): RegionChangeState {
  if (withdrawnName !== null) return 'withdrawn';
  return effectiveOn > today ? 'planned' : 'effective';
}
