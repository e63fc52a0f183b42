import * as calls from '@shuji/contract/news/calls';
import { officeNewsColumns } from '@shuji/contract/news/labels/office';
import * as officeCalls from '@shuji/contract/news/office';
import * as shapes from '@shuji/contract/news/schema';
import * as officeShapes from '@shuji/contract/news/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { publicUrl } from '#src/file/rules.ts';
import { feature } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { excerptOf, spellingsIn } from '#src/site/keyword.ts';
import { getDicts, getLabels } from '#src/site/queries.ts';
import { countNewsView } from './actions.ts';
import {
  createNews,
  publishDueNews,
  publishNews,
  restoreNews,
  saveNews,
  unscheduleNews,
  withdrawNews,
} from './actions-office.ts';
import { officeNewsCells } from './export.ts';
import { findNeighbours, findPublishedNews, listOtherNews, listPublishedNews, readNewsKeyword } from './queries.ts';
import { getNewsVersion, getOfficeNews, listOfficeNews } from './reading-office.ts';
import { relatedTo } from './rules.ts';

const relatedAmong = 500;

export const news = feature('news', calls, shapes, {
  listNews: async ({ keyword, ...question }, { db }) => {
    const wanted = await readNewsKeyword(db, keyword);
    const words = spellingsIn(wanted);
    const [labels, found] = await Promise.all([
      getLabels(db, 'newsKind'),
      listPublishedNews(db, { ...question, words: wanted }),
    ]);
    const rows = found.rows.map((row) => ({
      ...row,
      kindLabel: labels.get(row.kind) ?? row.kind,
      coverUrl: publicUrl(row.coverFileId),
      excerpt: words.length > 0 ? excerptOf(row.words.slice(row.title.length).trim(), words) : row.summary,
    }));
    return { ...found, rows };
  },
  getNews: async ({ id }, { db }) => {
    const article = await findPublishedNews(db, id);
    ensure(article, 'news.notFound');
    const [labels, neighbours, others] = await Promise.all([
      getLabels(db, 'newsKind'),
      findNeighbours(db, article),
      listOtherNews(db, id, relatedAmong),
    ]);
    return {
      ...article,
      ...neighbours,
      related: relatedTo(article, others),
      kindLabel: labels.get(article.kind) ?? article.kind,
      coverUrl: publicUrl(article.coverFileId),
      body: cleanHtml(article.body),
    };
  },
  countNewsView,
  getNewsDict: async (_, { db }) => getDicts(db, ['newsKind']),
});

export const newsOffice = feature(
  'news',
  officeCalls,
  officeShapes,
  {
    listOfficeNews,
    exportOfficeNews: exporting({
      list: 'news',
      columns: officeNewsColumns,
      cells: officeNewsCells,
      read: listOfficeNews,
    }),
    getOfficeNews,
    getNewsVersion,
    createNews,
    saveNews,
    restoreNews,
    publishNews,
    unscheduleNews,
    withdrawNews,
  },
  [publishDueNews],
);
