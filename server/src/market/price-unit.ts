// Prices that compare, in SQL: the unit of a product's price, its band, and the key of its order.
import { bandLimits, type PriceUnit, unitOfMode } from '@shuji/contract/market/labels';
import type { Db, Fragment } from '#src/db/open.ts';

const modesOf = (unit: PriceUnit) => Object.keys(unitOfMode).filter((mode) => unitOfMode[mode] === unit);

/** The code of the unit; empty where the price compares with none. */
export function priceUnitOf(db: Db): Fragment {
  return db`case when p.unit_price is null then ''
    when p.price_mode = any(${modesOf('call')}) then 'call' when p.price_mode = any(${modesOf('year')}) then 'year'
    when p.price_mode = any(${modesOf('copy')}) then 'copy' else '' end`;
}

/** The code of the band within the unit, as `priceBands` names them; empty without a unit. */
export function priceBandOf(db: Db): Fragment {
  const band = (unit: PriceUnit) =>
    db`${unit}::text || width_bucket(p.unit_price, ${bandLimits[unit] as number[]}::float8[])::text`;
  return db`case ${priceUnitOf(db)} when 'call' then ${band('call')} when 'year' then ${band('year')}
    when 'copy' then ${band('copy')} else '' end`;
}

/**
 * The key by which prices are sorted: what is free, then prices by the call, by the copy and by the year, each group in
 * its own order, so that no price of one unit stands before a price of another for being a smaller number.
 */
export function priceKey(db: Db): Fragment {
  return db`case when p.price_from = 0 then 0::float8 else p.unit_price + case ${priceUnitOf(db)}
    when 'call' then 1e13::float8 when 'copy' then 2e13::float8 when 'year' then 3e13::float8 end end`;
}
