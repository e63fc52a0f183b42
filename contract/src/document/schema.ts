import { z } from 'zod';
import { keyOf, listOf, oneOf, page, queryInt, text } from '../field.ts';
import { shape } from '../shape.ts';
import { aboutLayoutNames, bindingKinds, documentKindNames, helpTopicNames, versionStatus } from './labels.ts';

/** A calendar day in China, `2026-11-20`. */
export const day = z.string();

export const anchor = z
  .string({ error: '缺少文本名' })
  .regex(/^[a-z][a-z0-9-]{0,31}$/, { error: '文本名由小写字母、数字和连字符组成，以字母开头，不超过 32 个字符' })
  .meta({ title: '文本名' });

export const versionNumber = queryInt('版本', 1, 1_000_000);

export const documentVersion = z.object({
  number: z.int(),
  title: z.string(),
  effectiveOn: day,
  publishedOn: day,
  /** The change, in its publisher's words. */
  note: z.string(),
  status: keyOf(versionStatus),
});

export type DocumentVersion = z.output<typeof documentVersion>;

export const section = z.object({
  /** Stands in the address: `/about#contact`. */
  anchor: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
});

export const listAboutSections = shape(
  { ...page, pageSize: queryInt('每页条数', 1, 100).default(100) },
  listOf(section.extend({ layout: z.enum(aboutLayoutNames) })),
);

export const listDocuments = shape(
  {},
  z.array(
    z.object({
      anchor: z.string(),
      kind: z.enum(bindingKinds),
      title: z.string(),
      number: z.int(),
      effectiveOn: day,
      status: keyOf(versionStatus),
      coming: z.object({ number: z.int(), effectiveOn: day }).nullable(),
    }),
  ),
);

export const getDocument = shape(
  { anchor, version: versionNumber.optional() },
  documentVersion.extend({
    anchor: z.string(),
    kind: z.enum(documentKindNames),
    /** Sanitised HTML. */
    body: z.string(),
    /** SHA-256 of title and text, as the downloaded file states it. */
    digest: z.string(),
    /** The newest first. */
    versions: z.array(documentVersion),
  }),
);

export type DocumentText = z.output<typeof getDocument.output>;

const part = z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) });

export const comparison = z.object({
  isSame: z.boolean(),
  blocks: z.array(z.object({ isHeading: z.boolean(), parts: z.array(part) })),
});

export type Comparison = z.output<typeof comparison>;

export const compareDocument = shape({ anchor, from: versionNumber, to: versionNumber }, comparison);

export const downloadDocument = shape({ anchor, version: versionNumber.optional() }, z.unknown());

export const helpEntry = section.extend({ topic: z.enum(helpTopicNames), updatedOn: day });

export type HelpEntry = z.output<typeof helpEntry>;

export const getHelp = shape(
  {
    keyword: text('关键词', 0, 40).default(''),
    topic: oneOf('主题', helpTopicNames).optional(),
  },
  { guides: z.array(helpEntry), questions: z.array(helpEntry), words: z.array(z.string()) },
);
