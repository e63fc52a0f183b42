// Reads articles for editors.
import type * as calls from '@shuji/contract/news/office';
import type { Db } from '#src/db/open.ts';
import { publicUrl } from '#src/file/rules.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { wordsOf } from '#src/site/keyword.ts';
import { getLabels } from '#src/site/queries.ts';
import { type Content, findStoredNews, findVersion, listAllNews, listSteps } from './queries-office.ts';
export const listOfficeNews: Handler<typeof calls.listOfficeNews> = async ({ keyword, ...question }, { db }) => {
  const [labels, found] = await Promise.all([
    getLabels(db, 'newsKind'),
    listAllNews(db, { ...question, words: wordsOf(keyword) }),
  ]);
  return { ...found, rows: found.rows.map((row) => ({ ...row, kindLabel: labels.get(row.kind) ?? row.kind })) };
};

export const getOfficeNews: Handler<typeof calls.getOfficeNews> = async ({ id }, { db }) => {
  const article = await findStoredNews(db, id);
  ensure(article, 'news.notFound');
  const [shown, history] = await Promise.all([asShown(db, article), listSteps(db, id)]);
  return { ...article, ...shown, history };
};

export const getNewsVersion: Handler<typeof calls.getNewsVersion> = async ({ id, number }, { db }) => {
  const version = await findVersion(db, id, number);
  ensure(version, 'news.notFound');
  return { ...version, ...(await asShown(db, version)) };
};

async function asShown(db: Db, content: Content) {
  const labels = await getLabels(db, 'newsKind');
  return {
    kindLabel: labels.get(content.kind) ?? content.kind,
    coverUrl: publicUrl(content.coverFileId),
    body: cleanHtml(content.body),
  };
}
