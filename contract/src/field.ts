// Field types that calls share. Each reports its errors in Chinese, with its label.
import { z } from 'zod';

// In a page no code is made from text: its policy refuses even the try, and each is reported.
z.config({ ...z.locales.zhCN(), jitless: 'document' in globalThis });

/** Text of min–max characters after trimming. `min` 0 makes an empty text lawful. */
export function text(label: string, min: number, max: number) {
  const message = min > 0 ? `${label}需为 ${min}–${max} 个字` : `${label}不能超过 ${max} 个字`;
  return z
    .string({ error: `请填写${label}` })
    .trim()
    .min(min, { error: (issue) => (issue.input === '' ? `请填写${label}` : message) })
    .max(max, { error: message })
    .refine(isCleanText, { error: `${label}里有不能使用的字符` })
    .meta({ title: label });
}

// PostgreSQL text cannot hold NUL, and lone surrogates do not survive UTF-8.
function isCleanText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** One of a closed list of codes, or of the keys of a table of labels. */
export function oneOf<const T extends Codes>(label: string, codes: T) {
  return z.enum(listed(codes), { error: `请选择${label}` }).meta({ title: label });
}

/** One of the keys of a table of labels, in what the server answers. */
export function keyOf<T extends Codes>(labels: T) {
  return z.enum(listed(labels));
}

type Codes = readonly string[] | Readonly<Record<string, unknown>>;
type CodeOf<T extends Codes> = T extends readonly (infer C extends string)[] ? C : keyof T & string;

function listed<T extends Codes>(codes: T) {
  return (Array.isArray(codes) ? codes : Object.keys(codes)) as [CodeOf<T>, ...CodeOf<T>[]];
}

/** A dictionary code; whether the dictionary holds it is the server's to check. */
export function code(label: string) {
  return z
    .string({ error: `请选择${label}` })
    .regex(/^[a-zA-Z0-9_.-]{1,64}$/, { error: `请选择${label}` })
    .meta({ title: label });
}

/** An opaque identifier (UUID inside). */
export function id(label = '编号', missing = `缺少${label}`) {
  return z
    .string({ error: missing })
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: `${label}不正确` })
    .meta({ title: label });
}

/** A whole number in a JSON body. */
export function int(label: string, min: number, max: number) {
  return z
    .int({ error: missingOr(label, `${label}需为整数`) })
    .min(min, { error: `${label}不能小于 ${min}` })
    .max(max, { error: `${label}不能大于 ${max}` })
    .meta({ title: label });
}

/** Errors for a missing value, and for a wrong one. */
function missingOr(label: string, wrong: string) {
  return ({ input }: { input?: unknown }) => (input === undefined || input === null ? `请填写${label}` : wrong);
}

/** A whole number in a path or query, where everything is text. */
export function queryInt(label: string, min: number, max: number) {
  const number = z
    .int({ error: `${label}需为整数` })
    .min(min, { error: `${label}不能小于 ${min}` })
    .max(max, { error: `${label}不能大于 ${max}` });
  return z.preprocess(fromDigits, number).meta({ title: label, type: 'integer', minimum: min, maximum: max });
}

// One spelling for each number: no exponent, no leading nought or sign of plus, no blanks around it.
function fromDigits(value: unknown): unknown {
  return typeof value === 'string' && /^(0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value;
}

/** Money in whole fen, 0 … 100 亿元. */
export function fen(label: string) {
  return z
    .int({ error: missingOr(label, `${label}最多精确到分`) })
    .min(0, { error: `${label}不能小于 0` })
    .max(1_000_000_000_000, { error: `${label}不能超过 100 亿元` })
    .meta({ title: label });
}

/** Names the content that an editor began with, as the list had it. */
export const mark = z.string().regex(/^[0-9a-f]{32}$/, { error: '请刷新页面后重试' });

/** A list in a query: `?scene=a&scene=b` or one value. */
export function queryList<T extends z.ZodType>(item: T, max = 50) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max),
  );
}

/** A calendar day, `2026-11-20`, of the years 1000 to 2999: a day before or after it is a day still, in any time zone. */
export function day(label: string) {
  const message = `${label}需为日期，例如 2026-01-31`;
  return z.iso
    .date({ error: missingOr(label, message), abort: true })
    .regex(/^[12]/, { error: message })
    .meta({ title: label });
}

/** `true` must have been ticked. */
export function consent(label: string) {
  return z.literal(true, { error: `请先阅读并同意${label}` }).meta({ title: label });
}

/** A moment as ISO 8601 text in UTC. */
export const moment = z.string().meta({ title: '时间' });

/** Pagination of a list: pageNum from 1, pageSize 1–100, default 10. Source: market.md, "Calls". */
export const page = {
  pageNum: queryInt('页码', 1, 1_000_000).default(1),
  pageSize: queryInt('每页条数', 1, 100).default(10),
};

/** A list's answer. `capped` is true when the true total is larger than `total`. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({ total: z.int(), capped: z.boolean().optional(), rows: z.array(row) });
}

/** A mainland mobile number in canonical form; +86, spaces, hyphens and full-width digits are accepted and removed. */
export const phone = z
  .string({ error: '请填写手机号' })
  .transform((value) =>
    value
      .normalize('NFKC')
      .replace(/[\s-]/g, '')
      .replace(/^\+?86(?=1\d{10}$)/, ''),
  )
  .pipe(z.string().regex(/^1[3-9]\d{9}$/, { error: '请填写正确的 11 位手机号' }))
  .meta({ title: '手机号' });

/** Bounds the work of hashing; 64 characters of several code points each stay within it. */
export const passwordUnits = 1024;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** The characters as people see them: an emoji of many code points is one. */
export function graphemesOf(value: string): string[] {
  return [...graphemes.segment(value)].map(({ segment }) => segment);
}

/** True for a text of 8–64 graphemes. */
export function isPasswordLength(value: string): boolean {
  if (value.length > passwordUnits) return false;
  const { length } = graphemesOf(value);
  return length >= 8 && length <= 64;
}

/** A new password. Weak ones are refused by the server. */
export const newPassword = z
  .string({ error: '请填写密码' })
  .refine(isPasswordLength, { error: '密码需为 8–64 个字符' })
  .meta({ title: '密码' });

/** A password as it is typed to sign in. */
export const password = z
  .string({ error: '请填写密码' })
  .min(1, { error: '请填写密码' })
  .max(passwordUnits, { error: '密码不正确' })
  .meta({ title: '密码' });

/** A code received by SMS. */
export const smsCode = z
  .string({ error: '请填写短信验证码' })
  .regex(/^\d{6}$/, { error: '短信验证码为 6 位数字' })
  .meta({ title: '短信验证码' });

/** An answered captcha: the uuid of the image and the typed text. */
export const captcha = {
  uuid: z.string({ error: '请先获取图形验证码' }).regex(/^[\w-]{1,64}$/, { error: '请先获取图形验证码' }),
  captcha: z
    .string({ error: '请填写图形验证码' })
    .trim()
    .min(1, { error: '请填写图形验证码' })
    .max(12)
    .meta({ title: '图形验证码' }),
};

/** The output of a call that returns no data: `data` is null. */
export const nothing = z.null();
