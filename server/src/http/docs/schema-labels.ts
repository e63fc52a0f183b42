// Describes a JSON schema in Chinese, one row a field.
import type { JsonSchema } from './openapi.ts';

/** The meaning of each of a field's codes. */
export type CodeLabels = (codes: readonly string[]) => (code: string) => string | undefined;

export interface FieldRow {
  /** `tiers[].price`: below which fields it stands. */
  path: string;
  required: boolean;
  type: string;
  meaning: string;
}

/** The field itself and everything inside it. */
export function fieldRows(path: string, schema: JsonSchema, required: boolean, labels: CodeLabels): FieldRow[] {
  const { core, mayBeNull } = withoutNull(schema);
  const type = typeWords(core, labels) + (mayBeNull ? '，可为空' : '');
  const meaning = [schema.title, schema.description].filter(Boolean).join('：');
  return [{ path, required, type, meaning }, ...inner(path, core, labels)];
}

function inner(path: string, schema: JsonSchema, labels: CodeLabels): FieldRow[] {
  if (isSchema(schema.items)) return inner(`${path}[]`, withoutNull(schema.items).core, labels);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) =>
    fieldRows(`${path}.${name}`, field, required.includes(name), labels),
  );
}

function typeWords(schema: JsonSchema, labels: CodeLabels): string {
  if ('const' in schema) return `固定为 ${JSON.stringify(schema.const)}`;
  if (Array.isArray(schema.enum)) return codeWords(schema.enum.map(String), labels);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.map((choice: JsonSchema) => typeWords(choice, labels)).join(' 或 ');
  switch (schema.type) {
    case 'string':
      return `文本${rangeWords(schema.minLength, schema.maxLength, ' 字')}${formWords(schema)}`;
    case 'integer':
      return `整数${rangeWords(schema.minimum, boundedMaximum(schema.maximum), '')}${defaultWords(schema)}`;
    case 'number':
      return `数字${rangeWords(schema.minimum, schema.maximum, '')}${defaultWords(schema)}`;
    case 'boolean':
      return `是否${defaultWords(schema)}`;
    case 'array':
      return `列表${rangeWords(schema.minItems, schema.maxItems, ' 项')}${isSchema(schema.items) ? `，每项为${typeWords(schema.items, labels)}` : ''}`;
    case 'object':
      return '对象';
    case 'null':
      return '空';
    default:
      return '任意';
  }
}

/** approve（通过） | refuse（不通过）. */
function codeWords(codes: readonly string[], labels: CodeLabels): string {
  const labelOf = labels(codes);
  return codes.map((code) => (labelOf(code) ? `${code}（${labelOf(code)}）` : code)).join(' | ');
}

function formWords({ pattern, format, default: otherwise }: JsonSchema): string {
  const form = format === 'date' ? '，形如 2026-01-31' : pattern ? `，格式 ${pattern}` : '';
  return otherwise === undefined || otherwise === '' ? form : `${form}，默认 ${otherwise}`;
}

function defaultWords({ default: otherwise }: JsonSchema): string {
  return otherwise === undefined ? '' : `，默认 ${otherwise}`;
}

function rangeWords(from: unknown, to: unknown, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (from === to) return ` ${from}${unit}`;
  if (from === undefined || from === 0) return to === undefined ? '' : ` ≤ ${to}${unit}`;
  return to === undefined ? ` ≥ ${from}${unit}` : ` ${from}–${to}${unit}`;
}

// The largest number JSON can hold is no limit worth showing.
function boundedMaximum(maximum: unknown): unknown {
  return typeof maximum === 'number' && Math.abs(maximum) >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function withoutNull(schema: JsonSchema): { core: JsonSchema; mayBeNull: boolean } {
  const choices = schema.anyOf;
  if (!Array.isArray(choices) || !choices.some((choice: JsonSchema) => choice.type === 'null'))
    return { core: schema, mayBeNull: false };
  const rest = choices.filter((choice: JsonSchema) => choice.type !== 'null');
  return { core: rest.length === 1 ? rest[0] : { ...schema, anyOf: rest }, mayBeNull: true };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
