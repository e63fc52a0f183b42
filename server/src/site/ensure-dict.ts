// Refusal of codes that no dictionary holds: the contract knows their form, only the database knows which there are.
import type { DictName } from '@shuji/contract/site/labels/dict';
import type { Db } from '#src/db/open.ts';
import { type FieldErrors, refuse } from '#src/http/refuse.ts';
import { listDict } from './queries.ts';
import { wrongCode } from './rules.ts';

/** The dictionary of a field's code, or of each of its codes. An empty value is allowed here. */
export type DictFields = Record<string, [DictName, string | readonly string[] | null | undefined]>;

/** The sentences for fields with unknown codes: `await findWrongCodes(db, { industry: ['industry', input.industry] })`. */
export async function findWrongCodes(db: Db, fields: DictFields): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [field, [name, value]] of Object.entries(fields)) {
    const codes = typeof value === 'string' ? [value] : (value ?? []);
    const sentence = wrongCode(
      name,
      await listDict(db, name),
      codes.filter((code) => code !== ''),
    );
    if (sentence) errors[field] = sentence;
  }
  return errors;
}

/** Refuses at the fields when any code is unknown. */
export async function ensureInDicts(db: Db, fields: DictFields): Promise<void> {
  const errors = await findWrongCodes(db, fields);
  if (Object.keys(errors).length > 0) refuse('door.badInput', errors);
}
