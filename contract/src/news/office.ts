// The editors' side of news: drafts, versions, moments of publication.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { code, day, id, int, listOf, moment, oneOf, page, queryInt, text } from '../field.ts';

export const newsStatus = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已下线',
} as const;
export type NewsStatus = keyof typeof newsStatus;
const statuses = Object.keys(newsStatus) as [NewsStatus, ...NewsStatus[]];

export const newsStep = {
  create: '新建',
  save: '保存',
  restore: '恢复旧版本',
  publish: '发布',
  schedule: '设定发布时间',
  unschedule: '取消定时',
  withdraw: '下线',
  due: '到时自动发布',
} as const;
export type NewsStep = keyof typeof newsStep;
const steps = Object.keys(newsStep) as [NewsStep, ...NewsStep[]];

/** An editor's form. A draft needs only its title and kind. */
export const newsContent = {
  title: text('标题', 4, 100),
  kind: code('资讯类别'),
  summary: text('摘要', 0, 300).default(''),
  coverFileId: id('封面').nullish().meta({ title: '封面' }),
  body: text('正文', 0, 100_000).default(''),
  source: text('来源', 0, 60).default(''),
  author: text('作者', 0, 40).default(''),
  isPinned: z.boolean().default(false).meta({ title: '置顶' }),
};

const version = int('版本', 1, 1_000_000);

const officeNewsRow = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: z.enum(statuses),
  isPinned: z.boolean(),
  version: z.int(),
  /** When readers got it, or will. */
  publishedAt: moment.nullable(),
  publishAt: moment.nullable(),
  updatedAt: moment,
});
export type OfficeNewsRow = z.output<typeof officeNewsRow>;

export const listOfficeNews = call('GET', '/office/api/news', {
  summary: '全部资讯（含草稿）',
  who: 'editor',
  writes: false,
  input: z.object({
    kind: code('资讯类别').optional(),
    status: oneOf('状态', statuses).optional(),
    keyword: text('关键词', 0, 40).default(''),
    from: day('更新日期起').optional(),
    to: day('更新日期止').optional(),
    ...page,
  }),
  output: listOf(officeNewsRow),
});

export const officeNewsColumns = {
  title: '标题',
  kind: '类别',
  status: '状态',
  publishedAt: '发布时间',
  updatedAt: '最近更新',
  version: '版本',
} as const;

export const exportOfficeNews = call('GET', '/office/api/news/export', {
  summary: '导出资讯列表',
  who: 'editor',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficeNews, officeNewsColumns),
  output: z.unknown(),
});

const content = z.object({
  title: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  summary: z.string(),
  coverFileId: z.string().nullable(),
  coverUrl: z.string().nullable(),
  /** Sanitised HTML, as readers get it. */
  body: z.string(),
  source: z.string(),
  author: z.string(),
  isPinned: z.boolean(),
});
export type NewsContent = z.output<typeof content>;

const historyRow = z.object({
  step: z.enum(steps),
  version: z.int(),
  operatorName: z.string(),
  at: moment,
  note: z.string(),
});

export const readOfficeNews = call('GET', '/office/api/news/:id', {
  summary: '一篇资讯的全部内容与历史',
  who: 'editor',
  writes: false,
  input: z.object({ id: id('资讯') }),
  output: officeNewsRow.extend(content.shape).extend({ history: z.array(historyRow) }),
});
export type OfficeNews = z.output<typeof readOfficeNews.output>;

export const readNewsVersion = call('GET', '/office/api/news/:id/version/:number', {
  summary: '资讯的一个旧版本',
  who: 'editor',
  writes: false,
  input: z.object({ id: id('资讯'), number: queryInt('版本', 1, 1_000_000) }),
  output: content.extend({ version: z.int(), operatorName: z.string(), savedAt: moment }),
});

export const createNews = call('POST', '/office/api/news', {
  summary: '新建资讯草稿',
  who: 'editor',
  writes: true,
  input: z.object(newsContent),
  output: z.object({ id: z.string(), version: z.int() }),
});

/** A published article is shown anew at once. `version` is the one that was edited: a colleague's is not overwritten. */
export const saveNews = call('POST', '/office/api/news/:id', {
  summary: '保存资讯',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('资讯'), version, ...newsContent }),
  output: z.object({ version: z.int() }),
});

export const restoreNews = call('POST', '/office/api/news/:id/restore', {
  summary: '把旧版本恢复为新版本',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('资讯'), version, from: int('要恢复的版本', 1, 1_000_000) }),
  output: z.object({ version: z.int() }),
});

export const publishNews = call('POST', '/office/api/news/:id/publish', {
  summary: '发布资讯，可设定时间',
  who: 'editor',
  writes: true,
  input: z.object({
    id: id('资讯'),
    version,
    at: z.iso.datetime({ offset: true, error: '请选择发布时间' }).optional().meta({ title: '发布时间' }),
  }),
  output: nothing,
});

export const unscheduleNews = call('POST', '/office/api/news/:id/unschedule', {
  summary: '取消定时发布，退回草稿',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('资讯') }),
  output: nothing,
});

export const withdrawNews = call('POST', '/office/api/news/:id/withdraw', {
  summary: '下线资讯',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('资讯'), reason: text('下线原因', 2, 200) }),
  output: nothing,
});
