// Derives a form field's rules from the contract's schema.
import { z } from 'zod';

export type FieldPath = readonly (string | number)[];

/** The schema at a path; undefined where the contract knows no such field. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const bare = bareOf(schema);
  let inner: z.ZodType | undefined;
  if (bare instanceof z.ZodObject) inner = bare.shape[step] as z.ZodType | undefined;
  else if (bare instanceof z.ZodArray) inner = bare.element as z.ZodType;
  else if (bare instanceof z.ZodRecord) inner = bare.valueType as z.ZodType;
  return inner && schemaAt(inner, rest);
}

function bareOf(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return bareOf(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** The field's own name, given by the contract as `title`; wrappers keep what they wrap named. */
export function titleOf(schema: z.ZodType | undefined): string | undefined {
  if (!schema) return undefined;
  return schema.meta()?.title ?? bareOf(schema).meta()?.title;
}

/** True when a form may leave the field empty. */
export function isRequired(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && ![undefined, null, '', []].some((empty) => schema.safeParse(empty).success);
}

/** The fault of a value, or undefined. An empty value counts as the schema's own form of nothing. */
export function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(lawful(schema, value));
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

/**
 * A control's idea of nothing ('' or undefined) as the schema's idea of it. A group of fields where nothing was written
 * yet is a group of empty fields, so that each shows its own error.
 */
export function lawful(schema: z.ZodType, value: unknown): unknown {
  const bare = bareOf(schema);
  if (bare instanceof z.ZodObject && isGroup(value)) return inputOf(bare, value);
  if (value !== undefined && value !== null && value !== '') return value;
  if (schema.safeParse(value).success) return value;
  if (bare instanceof z.ZodObject && value === undefined && !schema.safeParse(null).success) return inputOf(bare, {});
  const empties = [undefined, null, '', []];
  const fitting = empties.findIndex((empty) => schema.safeParse(empty).success);
  return fitting >= 0 ? empties[fitting] : (value ?? undefined);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The values as the call's input: fields the contract does not name are left out. */
export function inputOf(schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = lawful(field as z.ZodType, values[name]);
    if (value !== undefined) input[name] = value;
  }
  return input;
}

export interface Problem {
  path: FieldPath;
  message: string;
}

/** Everything that is wrong, one sentence a field. */
export function problemsOf(schema: z.ZodType, input: unknown): Problem[] {
  const parsed = schema.safeParse(input);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: pathOf(path.map(String).join('.')), message }));
}

/** A field path as gaps and refusals name it, `tiers.0.price`, as a form's: there rows are numbers. */
export function pathOf(name: string): FieldPath {
  return name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
