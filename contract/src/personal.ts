// Personal values in what the office reads: an overseer who is no reviewer gets them masked.
import { z } from 'zod';
import { isIdNumber } from './check-digit.ts';
import { maskBankNumber, maskEmail, maskIdNumber, maskName, maskPhone } from './mask.ts';

/** The kinds of personal values, as the table of the office's calls names them. */
export const personalKinds = {
  name: '姓名',
  party: '单位或个人名称',
  phone: '电话',
  email: '邮箱',
  number: '账号',
  address: '地址',
  papers: '认证资料',
  contract: '合同正文',
  file: '文件',
} as const;

export type PersonalKind = keyof typeof personalKinds;

const registry = z.registry<{ kind: PersonalKind }>();

/** Declares a field of a reply as personal. */
export function personal<T extends z.ZodType>(kind: PersonalKind, schema: T): T {
  registry.add(schema, { kind });
  return schema;
}

type Mask = (value: unknown) => unknown;

function ofText(mask: (text: string) => string): Mask {
  return (value) => (typeof value === 'string' && value !== '' ? mask(value) : value);
}

/** Names of organisations are public; a short name, or one with the dot of a transcription, is a person's. */
function maskPerson(name: string): string {
  return [...name].length <= 4 || name.includes('·') ? maskName(name) : name;
}

const hidden = '（已遮蔽）';

const paperMasks: Record<string, Mask> = {
  name: ofText(maskPerson),
  legalPerson: ofText(maskName),
  agent: ofText(maskName),
  contactPhone: ofText(maskPhone),
  phone: ofText(maskPhone),
  email: ofText(maskEmail),
  address: ofText(() => hidden),
};

const masks: Record<PersonalKind, Mask> = {
  name: ofText(maskName),
  party: ofText(maskPerson),
  phone: ofText(maskPhone),
  email: ofText(maskEmail),
  number: ofText(maskBankNumber),
  address: ofText(() => hidden),
  papers: maskPaper,
  contract: ofText((text) => text.replace(/^(法定代表人|联系人|地址)：.*$/gm, `$1：${hidden}`)),
  file: () => undefined,
};

/** Masks one row of an application, whose field is named in the row. */
function maskPaper(value: unknown): unknown {
  const row = value as { field: string; text: string; before: string | null; files: object[]; filesBefore: object[] };
  const mask = paperMasks[row.field] ?? ((words: unknown) => words);
  const [files, filesBefore] = [row.files, row.filesBefore].map((list) =>
    list.map((file) => ({ ...file, url: undefined })),
  );
  return { ...row, text: mask(row.text), before: mask(row.before), files, filesBefore };
}

/** Masks every personal value of a reply; null where the schema has none. */
export function maskOf(schema: z.core.$ZodType): Mask | null {
  const kind = registry.get(schema as z.ZodType)?.kind;
  if (kind) return masks[kind];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = maskOf(schema.unwrap());
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (schema instanceof z.ZodArray) {
    const each = maskOf(schema.element);
    return each && ((value) => (value as unknown[]).map(each));
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const mask = maskOf(field);
    return mask ? [[name, mask] as const] : [];
  });
  return fields.length === 0 ? null : (value) => maskFields(value as Record<string, unknown>, fields);
}

function maskFields(value: Record<string, unknown>, fields: readonly (readonly [string, Mask])[]) {
  const masked = fields.filter(([name]) => name in value).map(([name, mask]) => [name, mask(value[name])]);
  return { ...value, ...Object.fromEntries(masked) };
}

/** The kinds of personal values in a reply, for the table of the office's calls. */
export function personalIn(schema: z.core.$ZodType): PersonalKind[] {
  const kind = registry.get(schema as z.ZodType)?.kind;
  if (kind) return [kind];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return personalIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return personalIn(schema.element);
  return schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap(personalIn) : [];
}

// Not within a longer word: identifiers and digests hold such runs of digits by chance.
const phoneInText = /(?<![0-9A-Za-z])(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?![0-9A-Za-z])/g;
const longInText = /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])/g;
const emailInText = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Masks phones, identity numbers and addresses of mail that people have written into texts and names of files. */
export function maskInTexts(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(phoneInText, (number) => maskPhone(number.replace(/[- ]/g, '').slice(-11)))
      .replace(longInText, (number) => (isIdNumber(number.toUpperCase()) ? maskIdNumber(number) : number))
      .replace(emailInText, maskEmail);
  if (Array.isArray(value)) return value.map(maskInTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskInTexts(part)]));
}
