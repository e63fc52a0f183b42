// From a JSON Schema of the OpenAPI document to values that keep it, most of them at its edges.
import fc from 'fast-check';
import type { JsonSchema } from '../../server/src/http/docs/openapi.ts';

const idPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const longestText = 5_000;

/** `ids` are of things that exist: an id drawn at random never leads past "not found". */
export function bySchema(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inside = (part: unknown) => bySchema((part ?? {}) as JsonSchema, ids);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(parts)) return fc.oneof(...parts.map(inside));
  if (Array.isArray(schema.allOf)) return inside(Object.assign({}, ...schema.allOf));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return text(schema, ids);
    case 'integer':
      return fc.oneof(edges(schema), fc.integer(bounds(schema)));
    case 'number':
      return fc.oneof(edges(schema), fc.double({ ...bounds(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inside(schema.items), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 6), 60),
        size: 'small',
      });
    case 'object':
      return object(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function object(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, bySchema(part, ids)]));
  const declared = fc.record(parts, { requiredKeys: (schema.required ?? []) as string[] });
  if (typeof schema.additionalProperties !== 'object') return declared;
  return fc.dictionary(fc.string({ maxLength: 20 }), bySchema(schema.additionalProperties as JsonSchema, ids), {
    maxKeys: 5,
  });
}

function text(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const { pattern, format } = schema as { pattern?: string; format?: string };
  if (pattern === idPattern && ids.length > 0) return fc.constantFrom(...ids);
  if (format === 'date') return day;
  if (pattern) return matching(pattern);
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  const least = Number(schema.minLength ?? 0);
  const most = Math.min(Number(schema.maxLength ?? 200), longestText);
  const free = fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(most, least + 40)),
  });
  return fc.oneof(free, fc.constantFrom('数'.repeat(least), '据'.repeat(most), '易'.repeat(Math.max(least, 4))));
}

const day = fc.oneof(
  fc.constantFrom('2026-01-31', '2025-06-30', '1970-01-01', '2028-02-29', '9999-12-31', '0001-01-01'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
);

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // Some patterns look ahead, which cannot be drawn from.
    return fc.string({ maxLength: 40 });
  }
}

function bounds(schema: JsonSchema): { min: number; max: number } {
  const min = Number(
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1_000 : Number(schema.exclusiveMinimum) + 1),
  );
  const max = Number(
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1_000_000 : Number(schema.exclusiveMaximum) - 1),
  );
  return { min, max: Math.max(min, max) };
}

function edges(schema: JsonSchema): fc.Arbitrary<number> {
  const { min, max } = bounds(schema);
  return fc.constantFrom(min, max, Math.min(min + 1, max));
}
