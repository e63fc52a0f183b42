import { z } from 'zod';
import { documentKindNames } from '../document/labels.ts';
import { oneOf, page, queryInt, text } from '../field.ts';
import { shape } from '../shape.ts';
import { kinds } from './labels.ts';

const found = z.object({
  /** The anchor of a text, the identifier of everything else. */
  id: z.string(),
  title: z.string(),
  /** The words around the first match, or what it is about. */
  text: z.string(),
  /** Owner or date: 滨海数科 · 2026-11-20. */
  note: z.string(),
  /** The kind of text. */
  part: z.enum(documentKindNames).nullable(),
});

export type Found = z.output<typeof found>;

export const group = z.object({
  kind: z.enum(kinds),
  total: z.int(),
  capped: z.boolean().optional(),
  rows: z.array(found),
  /** To be marked where they stand. */
  words: z.array(z.string()),
});

export type FoundGroup = z.output<typeof group>;

export const searchEverything = shape(
  {
    keyword: text('关键词', 1, 40),
    kind: oneOf('范围', kinds).optional(),
    pageNum: page.pageNum,
    pageSize: queryInt('每页条数', 1, 50).default(10),
  },
  { groups: z.array(group) },
);
