// The editors' side of the posters.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, id, mark, oneOf, text } from '../field.ts';
import { isOwnPath, isWebAddress } from '../link.ts';
import { poster, posterPlaces } from './calls.ts';

export const posterPlaceNames = { home: '首页', product: '数据市场' } as const;

export const posterStateNames = { shown: '展示中', coming: '未开始', over: '已结束' } as const;
export type PosterState = keyof typeof posterStateNames;
const posterStates = Object.keys(posterStateNames) as [PosterState, ...PosterState[]];

const place = oneOf('展示位置', posterPlaces);

const content = {
  place,
  title: text('标题', 2, 40),
  subtitle: text('副标题', 0, 100).default(''),
  imageFileId: id('图片').nullish().meta({ title: '图片' }),
  link: text('链接', 0, 300)
    .refine((link) => link === '' || isOwnPath(link) || isWebAddress(link, ['https:']), {
      error: '请填写本站路径（以 / 开头）或 https:// 开头的网址',
    })
    .default(''),
  fromDay: day('开始日期'),
  toDay: day('结束日期').nullish().meta({ title: '结束日期' }),
};

export const listOfficePosters = call('GET', '/office/api/poster', {
  summary: '一个位置的全部海报',
  who: 'editor',
  writes: false,
  input: z.object({
    place: place.default('home'),
    keyword: text('关键词', 0, 40).default(''),
    state: oneOf('状态', posterStates).optional(),
  }),
  output: z.array(
    poster.extend({
      place,
      imageFileId: z.string().nullable(),
      fromDay: z.string(),
      toDay: z.string().nullable(),
      state: z.enum(posterStates),
      mark: z.string(),
    }),
  ),
});
export type OfficePoster = z.output<typeof listOfficePosters.output>[number];

export const officePosterColumns = {
  title: '标题',
  subtitle: '副标题',
  place: '展示位置',
  fromDay: '开始日期',
  toDay: '结束日期',
  link: '链接',
  state: '状态',
} as const;

export const exportOfficePosters = call('GET', '/office/api/poster/export', {
  summary: '导出海报',
  who: 'editor',
  writes: true,
  answer: 'file',
  input: sheetInput(listOfficePosters, officePosterColumns),
  output: z.unknown(),
});

export const createPoster = call('POST', '/office/api/poster', {
  summary: '新增海报',
  who: 'editor',
  writes: true,
  input: z.object(content),
  output: z.object({ id: z.string() }),
});

export const changePoster = call('POST', '/office/api/poster/:id', {
  summary: '修改海报',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('海报'), mark, ...content }),
  output: nothing,
});

export const removePoster = call('POST', '/office/api/poster/:id/remove', {
  summary: '删除海报',
  who: 'editor',
  writes: true,
  input: z.object({ id: id('海报') }),
  output: nothing,
});

export const orderPosters = call('POST', '/office/api/posterOrder', {
  summary: '调整一个位置的海报顺序',
  who: 'editor',
  writes: true,
  input: z.object({ place, ids: z.array(id('海报')).min(1).max(100).meta({ title: '顺序' }) }),
  output: nothing,
});
