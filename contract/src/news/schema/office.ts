import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { code, day, id, int, keyOf, listOf, moment, oneOf, page, queryInt, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { newsStatus, newsStep, officeNewsColumns } from '../labels/office.ts';

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

export const version = int('版本', 1, 1_000_000);

export const officeNewsRow = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: keyOf(newsStatus),
  isPinned: z.boolean(),
  version: z.int(),
  /** When readers got it, or will. */
  publishedAt: moment.nullable(),
  publishAt: moment.nullable(),
  updatedAt: moment,
});

export type OfficeNewsRow = z.output<typeof officeNewsRow>;

export const listOfficeNews = shape(
  {
    kind: code('资讯类别').optional(),
    status: oneOf('状态', newsStatus).optional(),
    keyword: text('关键词', 0, 40).default(''),
    from: day('更新日期起').optional(),
    to: day('更新日期止').optional(),
    ...page,
  },
  listOf(officeNewsRow),
);

export const exportOfficeNews = exportShape(listOfficeNews, officeNewsColumns);

export const content = z.object({
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

export const historyRow = z.object({
  step: keyOf(newsStep),
  version: z.int(),
  operatorName: z.string(),
  at: moment,
  note: z.string(),
});

export const getOfficeNews = shape(
  { id: id('资讯') },
  officeNewsRow.extend(content.shape).extend({ history: z.array(historyRow) }),
);

export type OfficeNews = z.output<typeof getOfficeNews.output>;

export const getNewsVersion = shape(
  { id: id('资讯'), number: queryInt('版本', 1, 1_000_000) },
  content.extend({ version: z.int(), operatorName: z.string(), savedAt: moment }),
);

export const createNews = shape(newsContent, { id: z.string(), version: z.int() });

export const saveNews = shape({ id: id('资讯'), version, ...newsContent }, { version: z.int() });

export const restoreNews = shape(
  { id: id('资讯'), version, from: int('要恢复的版本', 1, 1_000_000) },
  { version: z.int() },
);

export const publishNews = shape({
  id: id('资讯'),
  version,
  at: z.iso.datetime({ offset: true, error: '请选择发布时间' }).optional().meta({ title: '发布时间' }),
});

export const unscheduleNews = shape({ id: id('资讯') });

export const withdrawNews = shape({ id: id('资讯'), reason: text('下线原因', 2, 200) });
