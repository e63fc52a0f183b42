import type { Shape } from '@shuji/contract/call';
import { readsMasked } from '@shuji/contract/operator/labels';
import { maskInTexts, maskOf } from '@shuji/contract/personal';
import type { z } from 'zod';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Found, Hit, Search } from './resource.ts';

const most = 5;

/** Searches through a list's own reading, with defaults for everything but the keyword. */
export function searchList<S extends Shape, Row extends { id: string }>(
  { input: schema, output }: S,
  read: (input: z.output<S['input']>, context: ReadContext<Operator>) => Promise<{ total: number; rows: Row[] }>,
  toHit: (row: Row) => Omit<Hit, 'id' | 'part'>,
): Search {
  return async (keyword, context, who) => {
    const input = schema.parse({ keyword, pageSize: most }) as z.output<S['input']>;
    const whole = await read(input, context);
    const mask = maskOf(output);
    const isMasked = readsMasked(who, context.actor.roles);
    const { total, rows } = isMasked ? (maskInTexts(mask ? mask(whole) : whole) as typeof whole) : whole;
    return { rows: rows.map((row) => ({ id: row.id, ...toHit(row), part: '' })), hasMore: total > most };
  };
}

/** The first few of a list that is read as a whole. */
export function firstFew<Row>(found: readonly Row[], toHit: (row: Row) => Hit): Found {
  return { rows: found.slice(0, most).map(toHit), hasMore: found.length > most };
}

/** The line beneath a title: the facts that are present. */
export function noteOf(...facts: (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(' · ');
}
