// The open statistics as files: CSV for spreadsheets, JSON for programs.

import { smallestPublished } from '@shuji/contract/home/labels/open-statistics';
import { listOpenPunctuality, listOpenStatistics, type OpenFigures } from '@shuji/contract/home/open-statistics';
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import type { ReadyFile } from '#src/http/file/cached-file.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { type Cell, writeCsv } from '#src/spreadsheet/write.ts';
import type { FeedParts } from './feed-parts.ts';
import { getOpenPunctuality } from './open-punctuality.ts';
import { getOpenStatistics } from './open-statistics.ts';

const tags = listOpenStatistics.cache ?? [];
const punctualityTags = listOpenPunctuality.cache ?? [];
const withheld = '不公布';
const whole = '全部行业';

export function statisticsFiles({ db, origin, clock }: Omit<FeedParts, 'cache'>): ReadyFile<unknown>[] {
  return [
    {
      path: '/statistics.csv',
      type: 'text/csv; charset=utf-8',
      saveAs: 'statistics.csv',
      tags,
      write: async () => writeCsv(tableOf(await getOpenStatistics(db, clock()))),
    },
    {
      path: '/statistics/punctuality.csv',
      type: 'text/csv; charset=utf-8',
      saveAs: 'punctuality.csv',
      tags: punctualityTags,
      write: async () =>
        writeCsv([
          ['行业', '有应更新的产品（件）', '近 90 天应更新（次）', '按时（次）'],
          ...(await getOpenPunctuality(db)).map(({ industry, products, due, onTime }) => [
            industry,
            ...[products, due, onTime].map(toCell),
          ]),
        ]),
    },
    {
      path: '/statistics.json',
      type: 'application/json; charset=utf-8',
      tags: punctualityTags,
      write: async () => {
        const publisher = await getSettingValue(db, 'web_title');
        const months = await getOpenStatistics(db, clock());
        return JSON.stringify({
          title: `${publisher}按月统计`,
          publisher,
          source: `${origin}/statistics`,
          note: `只含已结束的月份；大于 0 且不足 ${smallestPublished} 的数，以及能据以推出它们的数不公布，记为 null。金额单位为分。punctuality 为各行业近 90 天的更新准时情况，产品不足 5 件的行业记为 null。`,
          months,
          punctuality: await getOpenPunctuality(db),
        });
      },
    },
  ];
}

function tableOf(months: readonly OpenMonth[]): Cell[][] {
  return [
    ['月份', '行业', '登记产品（件）', '发布需求（条）', '完成交易（笔）', '成交额（元）'],
    ...months.flatMap(({ month, total, industries }) => [
      lineOf(month, whole, total),
      ...industries.map(({ industry, ...figures }) => lineOf(month, industry, figures)),
    ]),
  ];
}

function lineOf(month: string, industry: string, { products, demands, deals, dealAmount }: OpenFigures): Cell[] {
  return [month, industry, ...[products, demands, deals, dealAmount === null ? null : dealAmount / 100].map(toCell)];
}

function toCell(figure: number | null): Cell {
  return figure ?? withheld;
}
