// The editors' side of the centre's standing texts: a working copy of each, and publishing it as a dated version.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, id, int, listOf, moment, oneOf, page, queryInt, text } from '../field.ts';
import { anchor, comparison, documentKindNames, documentVersion, helpTopicNames } from './calls.ts';

const documentId = id('文本');
const revision = int('修订', 1, 1_000_000);

/** An editor's form. `topic` is for guides and questions, which are grouped by topic. */
const written = {
  title: text('标题', 2, 80),
  topic: oneOf('主题', helpTopicNames).nullish().meta({ title: '主题' }),
  body: text('正文', 0, 100_000).default(''),
};

const standing = z.object({ number: z.int(), effectiveOn: z.string() }).nullable();

const officeRow = z.object({
  id: z.string(),
  anchor: z.string(),
  kind: z.enum(documentKindNames),
  topic: z.enum(helpTopicNames).nullable(),
  title: z.string(),
  isHidden: z.boolean(),
  /** True when the working copy differs from every version. */
  isChanged: z.boolean(),
  current: standing,
  coming: standing,
  updatedAt: moment,
  updatedBy: z.string(),
});
export type OfficeDocumentRow = z.output<typeof officeRow>;

export const documentStates = { changed: '有未发布的修改', unpublished: '从未发布', hidden: '已隐藏' } as const;
export type DocumentState = keyof typeof documentStates;

/** States of a text for the list; empty for one that is simply published. */
export function statesOf(
  row: Pick<OfficeDocumentRow, 'isHidden' | 'isChanged' | 'current' | 'coming'>,
): DocumentState[] {
  const isPublished = row.current !== null || row.coming !== null;
  const found: DocumentState[] = isPublished ? [] : ['unpublished'];
  if (isPublished && row.isChanged) found.push('changed');
  if (row.isHidden) found.push('hidden');
  return found;
}

export const publishedWords = '已发布';
const states = Object.keys(documentStates) as [DocumentState, ...DocumentState[]];

/** In the order in which readers see them. */
export const listOfficeDocuments = call('GET', '/office/api/document', {
  summary: '全部文本（含未发布与隐藏的）',
  who: 'editor',
  writes: false,
  input: z.object({
    kind: oneOf('类别', documentKindNames).optional(),
    topic: oneOf('主题', helpTopicNames).optional(),
    state: oneOf('状态', states).optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  }),
  output: listOf(officeRow),
});

export const officeDocumentColumns = {
  title: '标题',
  kind: '类别',
  current: '现行版本',
  coming: '即将施行',
  state: '状态',
  updatedAt: '最近修改',
} as const;

export const exportOfficeDocuments = call('GET', '/office/api/document/export', {
  summary: '导出文本列表',
  who: 'editor',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeDocuments, officeDocumentColumns),
  output: z.unknown(),
});

export const readOfficeDocument = call('GET', '/office/api/document/info/:id', {
  summary: '一份文本的工作稿与全部版本',
  who: 'editor',
  writes: false,
  input: z.object({ id: documentId }),
  output: officeRow.extend({
    body: z.string(),
    revision: z.int(),
    /** The earliest day from which what is published now may be in force. */
    earliestOn: z.string(),
    versions: z.array(documentVersion.extend({ operatorName: z.string() })),
  }),
});
export type OfficeDocument = z.output<typeof readOfficeDocument.output>;

export const readDocumentVersion = call('GET', '/office/api/document/:id/version/:number', {
  summary: '文本的一个版本',
  who: 'editor',
  writes: false,
  input: z.object({ id: documentId, number: queryInt('版本', 1, 1_000_000) }),
  output: documentVersion.extend({ operatorName: z.string(), body: z.string() }),
});

export const compareWorkingCopy = call('GET', '/office/api/document/:id/compare', {
  summary: '工作稿与最近发布版本的差异',
  who: 'editor',
  writes: false,
  input: z.object({ id: documentId }),
  output: comparison.extend({ against: z.int().nullable() }),
});

export const createDocument = call('POST', '/office/api/document', {
  summary: '新建文本',
  who: 'editor',
  writes: true,
  input: z.object({ kind: oneOf('类别', documentKindNames), anchor, ...written }),
  output: z.object({ id: z.string(), revision: z.int() }),
});

/** Readers see nothing of it until it is published. `revision` is the one that was edited: a colleague's is not overwritten. */
export const saveDocument = call('POST', '/office/api/document/save/:id', {
  summary: '保存工作稿',
  who: 'editor',
  writes: true,
  input: z.object({ id: documentId, revision, ...written }),
  output: z.object({ revision: z.int() }),
});

export const restoreDocument = call('POST', '/office/api/document/restore/:id', {
  summary: '把一个旧版本取回为工作稿',
  who: 'editor',
  writes: true,
  input: z.object({ id: documentId, revision, from: int('版本', 1, 1_000_000) }),
  output: z.object({ revision: z.int() }),
});

/** An agreement that stands already changes seven days after it was published at the earliest: its own words promise so. */
export const noticeDaysOfAgreement = 7;

export const publishDocument = call('POST', '/office/api/document/publish/:id', {
  summary: '把工作稿发布为新版本，自所定的日期起施行',
  who: 'editor',
  writes: true,
  input: z.object({
    id: documentId,
    revision,
    effectiveOn: day('施行日期'),
    note: text('修订说明', 2, 300),
  }),
  output: z.object({ number: z.int() }),
});

export const hideDocument = call('POST', '/office/api/document/hide/:id', {
  summary: '隐藏或重新展示一份文本；注册时须同意的协议不能隐藏',
  who: 'editor',
  writes: true,
  input: z.object({ id: documentId, isHidden: z.boolean().meta({ title: '隐藏' }) }),
  output: nothing,
});

/** Every document's id of a kind in the new order. */
export const orderDocuments = call('POST', '/office/api/document/order', {
  summary: '调整一类文本的顺序',
  who: 'editor',
  writes: true,
  input: z.object({
    kind: oneOf('类别', documentKindNames),
    ids: z.array(documentId).min(1).max(500).meta({ title: '顺序' }),
  }),
  output: nothing,
});
