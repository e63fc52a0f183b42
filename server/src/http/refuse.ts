// The one mapper from what was thrown to what is answered: refusals by name, everything else a bare fault.
import { type RefusalName, refusals } from '@shuji/contract/refusals';
import type { z } from 'zod';
import { BodyTooSlow } from '#src/overload/body-rate.ts';
import { WorkRefused } from '#src/overload/work-queue.ts';
import { refusalByConstraint } from './constraints.ts';

export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** Sentences by field path: `{ 'tiers.0.price': '售价不能小于 0' }`. */
export type FieldErrors = Record<string, string>;

/** An expected refusal; answered as HTTP 200 with its code and words. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly fields: FieldErrors | undefined;

  constructor(refusal: RefusalName, fields?: FieldErrors) {
    super(refusal);
    this.refusal = refusal;
    this.fields = fields;
  }
}

/** Refuses by name; `fields` puts sentences at the fields that caused it. */
export function refuse(name: RefusalName, fields?: FieldErrors): never {
  throw new Refusal(name, fields);
}

/** Goes on only if the fact holds, and narrows it. */
export function ensure(fact: unknown, name: RefusalName, fields?: FieldErrors): asserts fact {
  if (!fact) refuse(name, fields);
}

/** The envelope of a refusal, or null when the error is a fault of ours. */
export function toEnvelope(error: unknown): Envelope | null {
  if (error instanceof Refusal) return envelope(error.refusal, error.fields);
  if (error instanceof WorkRefused) return envelope('door.busy');
  if (error instanceof BodyTooSlow) return envelope('door.tooSlow');
  const name = refusalByConstraint(error);
  return name ? envelope(name) : null;
}

/** Parses an input; every wrong field is named at once. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  refuse('door.badInput', fieldErrors(parsed.error));
}

function envelope(name: RefusalName, fields?: FieldErrors): Envelope {
  const { code, msg } = refusals[name];
  return { code, msg, data: fields ? { fields } : null };
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknown) fields[[...issue.path, key].join('.')] = '没有这个字段';
    if (unknown.length === 0) fields[issue.path.join('.')] ??= issue.message;
  }
  return fields;
}
