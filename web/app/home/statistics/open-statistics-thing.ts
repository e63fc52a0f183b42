// schema.org Dataset of the open statistics, for search engines.
import type { OpenMonth } from '@shuji/contract/home/schema/open-statistics';
import { href } from '#app/paths.ts';
import type { SiteSettings } from '#app/site/settings.ts';

export function openStatisticsThing(months: readonly OpenMonth[], site: SiteSettings): Record<string, unknown> {
  const { publicOrigin: origin, web_title } = site;
  const [newest, oldest] = [months[0]?.month, months.at(-1)?.month];
  const file = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: origin + path,
  });
  return {
    '@type': 'Dataset',
    '@id': origin + href('statistics'),
    url: origin + href('statistics'),
    name: `${web_title}按月统计`,
    description: '各行业每月登记的数据产品、发布的数据需求、完成的交易及成交额。数量过少的单元格不公布。',
    creator: { '@type': 'Organization', name: web_title, url: `${origin}/` },
    isAccessibleForFree: true,
    inLanguage: 'zh-CN',
    distribution: [file('text/csv', '/statistics.csv'), file('application/json', '/statistics.json')],
    ...(newest && oldest && { temporalCoverage: `${oldest}/${newest}` }),
  };
}
