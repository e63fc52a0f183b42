// The part of a half-written form that the server accepts.
import type { z } from 'zod';

export interface LawfulPart<T> {
  input: T;
  /** Number of rows and fields left out. */
  left: number;
}

/** Leaves out rows that are not lawful yet; an unlawful field keeps its last saved value. Null when nothing can be saved. */
export function lawfulPart<S extends z.ZodType>(
  schema: S,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): LawfulPart<z.output<S>> | null {
  const whole = schema.safeParse(values);
  if (whole.success) return { input: whole.data, left: 0 };
  const part = structuredClone(values);
  const rows = new Map<string, { list: PropertyKey[]; at: number }>();
  const fields = new Set<string>();
  for (const { path } of whole.error.issues) {
    const nth = path.findLastIndex((step) => typeof step === 'number');
    if (nth < 0) fields.add(String(path[0]));
    else rows.set(path.slice(0, nth + 1).join('.'), { list: path.slice(0, nth), at: Number(path[nth]) });
  }
  // From the end, so that what goes does not move what is still to go.
  for (const { list, at } of [...rows.values()].sort((a, b) => b.at - a.at)) listAt(part, list)?.splice(at, 1);
  for (const name of fields) part[name] = before[name];
  const parsed = schema.safeParse(part);
  return parsed.success ? { input: parsed.data, left: rows.size + fields.size } : null;
}

function listAt(values: unknown, path: readonly PropertyKey[]): unknown[] | undefined {
  let found = values;
  for (const step of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[step];
  return Array.isArray(found) ? found : undefined;
}
