import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { day, id, keyOf, mark, oneOf, text } from '../../field.ts';
import { isOwnPath, isWebAddress } from '../../link.ts';
import { shape } from '../../shape.ts';
import { officePosterColumns, posterStateNames } from '../labels/office.ts';
import { posterPlaces } from '../labels.ts';
import { poster } from '../schema.ts';

export const place = oneOf('展示位置', posterPlaces);

export const content = {
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

export const listOfficePosters = shape(
  {
    place: place.default('home'),
    keyword: text('关键词', 0, 40).default(''),
    state: oneOf('状态', posterStateNames).optional(),
  },
  z.array(
    poster.extend({
      place,
      imageFileId: z.string().nullable(),
      fromDay: z.string(),
      toDay: z.string().nullable(),
      state: keyOf(posterStateNames),
      mark: z.string(),
    }),
  ),
);

export type OfficePoster = z.output<typeof listOfficePosters.output>[number];

export const exportOfficePosters = exportShape(listOfficePosters, officePosterColumns);

export const createPoster = shape(content, { id: z.string() });

export const changePoster = shape({ id: id('海报'), mark, ...content });

export const removePoster = shape({ id: id('海报') });

export const orderPosters = shape({ place, ids: z.array(id('海报')).min(1).max(100).meta({ title: '顺序' }) });
