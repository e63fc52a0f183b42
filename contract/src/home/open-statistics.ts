// The market in figures for anyone to reuse, month by month and by industry.

import { call } from '../call.ts';
import type * as shapes from './schema/open-statistics.ts';
import type { OpenMonth } from './schema/open-statistics.ts';

export type OpenFigures = Omit<OpenMonth['industries'][number], 'industry'>;

/** Whole months only, the newest first. */
export const listOpenStatistics = call<typeof shapes.listOpenStatistics>()('GET', '/wl/statistics/month', {
  summary: '按月公开的统计（不足 5 的数不公布）',
  who: 'anyone',
  cache: ['home', 'site'],
});

export const listOpenPunctuality = call<typeof shapes.listOpenPunctuality>()('GET', '/wl/statistics/punctuality', {
  summary: '各行业近 90 天的更新准时率（不足 5 件产品的行业不公布）',
  who: 'anyone',
  cache: ['home', 'site', 'freshness'],
});
