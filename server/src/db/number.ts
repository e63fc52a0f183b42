// Numbers that people read aloud: 产品编号, 订单号, 证书编号. They contain the year and nothing else.
import { randomInt } from 'node:crypto';
import { chinaDay } from '@shuji/contract/time';
import type { Db, Fragment } from './open.ts';

// Crockford's letters: no I, L, O or U to be mistaken for a digit or each other.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `DJ-2026-7K3M9-QWX4T`: fifty random bits, so that numbers cannot be enumerated. */
export function readableNumber(prefix: string, now: Date): string {
  // The centre's calendar is China's.
  const year = chinaDay(now).slice(0, 4);
  return `${prefix}-${year}-${group()}-${group()}`;
}

function group(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
}

/** True for a number that ends so; an index on `right(number, 5)` finds it. */
export function isNumbered(db: Db, column: Fragment, number: string): Fragment {
  return db`right(${column}, 5) = ${number.slice(-5)} and right(${column}, ${number.length}) = ${number}`;
}
