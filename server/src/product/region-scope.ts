// A filter by place also finds products that cover it: the province around it, the whole country.
import { nationwide } from '@shuji/contract/product/labels/form';
import { currentRegions, regionsBelow } from '#src/site/regions.ts';

const isProvince = (code: string) => code.endsWith('0000');
const isCity = (code: string) => code.endsWith('00') && !isProvince(code);
export const provinceOf = (code: string) => `${code.slice(0, 2)}0000`;
const cityOf = (code: string) => `${code.slice(0, 4)}00`;
const isBelow = (code: string, wide: string) => code !== wide && (provinceOf(code) === wide || cityOf(code) === wide);
/** Says that a province or a city is covered as a whole. */
const wholeRegion = (code: string) => `${code}*`;

/**
 * The regions that find a product: its divisions and those above them, as they are stored, and which of them it covers
 * as a whole. One for the whole country is found under each province, but under no place below.
 */
export function scopeOf(regions: readonly string[]): string[] {
  if (regions.includes(nationwide)) return [nationwide, ...regionsBelow('').map(({ code }) => code)];
  const isAround = (wide: string) => regions.some((code) => isBelow(code, wide));
  const wholes = regions.filter((code) => (isProvince(code) || isCity(code)) && !isAround(code));
  return [...regions, ...wholes.map(wholeRegion)];
}

/** The marks that cover a place; a product has exactly one of them. */
export function marksFor(code: string): string[] {
  if (isProvince(code)) return [code];
  const above = [wholeRegion(provinceOf(code)), nationwide];
  return isCity(code) ? [code, ...above] : [code, wholeRegion(cityOf(code)), ...above];
}

/** The intended places as they are today: one given with the province or city around it narrows that one. */
export function narrowest(codes: readonly string[]): string[] {
  const current = currentRegions(codes);
  return current.filter((wide) => !current.some((code) => isBelow(code, wide)));
}

/** The same where the widest counts: who covers a province covers its cities. */
export function widest(codes: readonly string[]): string[] {
  if (codes.includes(nationwide)) return [nationwide];
  return codes.filter((code) => !codes.some((wide) => isBelow(code, wide)));
}
