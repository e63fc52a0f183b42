// Forms that are saved half-written: each field twice, for a draft and for a submission.
import { z } from 'zod';
import { id, oneOf, text } from './field.ts';

export interface Twice<D extends z.ZodType = z.ZodType, F extends z.ZodType = z.ZodType> {
  label: string;
  draft: D;
  full: F;
}

type Fields = Record<string, Twice>;

/** The draft's shape: any field may be missing, a present one keeps its limits. */
export function draftShape<T extends Fields>(fields: T): { [K in keyof T]: T[K]['draft'] } {
  return mapFields(fields, (field) => field.draft) as { [K in keyof T]: T[K]['draft'] };
}

/** The submission's shape. */
export function fullShape<T extends Fields>(fields: T): { [K in keyof T]: T[K]['full'] } {
  return mapFields(fields, (field) => field.full) as { [K in keyof T]: T[K]['full'] };
}

/** Label by field, in the order of the form. */
export function labelsOf<T extends Fields>(fields: T): { [K in keyof T]: string } {
  return mapFields(fields, (field) => field.label) as { [K in keyof T]: string };
}

function mapFields(fields: Fields, pick: (field: Twice) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, pick(field)]));
}

/** Any pair of schemas; the draft's value may be missing or null. */
export function twice<D extends z.ZodType, F extends z.ZodType>(label: string, draft: D, full: F) {
  return { label, draft: draft.nullish().meta({ title: label }), full: full.meta({ title: label }) };
}

/** Words of min–max characters. */
export function longText(label: string, min: number, max: number) {
  return twice(label, text(label, 0, max), text(label, min, max));
}

/** At most so many characters; may stay empty. */
export function wordsOrNone(label: string, max: number) {
  return twice(label, text(label, 0, max), text(label, 0, max).nullish());
}

/** One of a closed list. */
export function choice<const T extends readonly [string, ...string[]]>(label: string, codes: T) {
  return twice(label, oneOf(label, codes), oneOf(label, codes));
}

/** One uploaded file by id. */
export function file(label: string) {
  return twice(label, id(label), id(label, `请上传${label}`));
}

/** At least one of the same kind. */
export function several<T extends z.ZodType>(label: string, item: T, max: number) {
  const list = listOfAtMost(label, item, max);
  return twice(label, list, list.min(1, { error: `请填写${label}` }));
}

/** Any number of the same kind. */
export function severalOrNone<T extends z.ZodType>(label: string, item: T, max: number) {
  const list = listOfAtMost(label, item, max);
  return twice(label, list, list.nullish());
}

function listOfAtMost<T extends z.ZodType>(label: string, item: T, max: number) {
  return z.array(item, { error: `请填写${label}` }).max(max, { error: `${label}最多 ${max} 项` });
}

/** A box that must be ticked on submission. */
export function tick(label: string) {
  const ticked = z.boolean();
  return twice(label, ticked, z.literal(true, { error: `请先阅读并同意${label}` }));
}
