// Editors' actions on articles.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type { NewsStep } from '@shuji/contract/news/labels/office';
import type * as calls from '@shuji/contract/news/office';
import type { Tx } from '#src/db/open.ts';
import { claimFile, claimPictures } from '#src/file/actions.ts';
import { withPictureSizes } from '#src/file/picture/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { cleanHtml, plainText } from '#src/http/rich-text.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import {
  type Content,
  findStoredNews,
  findVersion,
  insertNews,
  insertStep,
  keepVersion,
  listSteps,
  moveNews,
  publishDue,
  updateContent,
} from './queries-office.ts';
import { gapsBeforePublishing, momentWords } from './rules.ts';

type Context = WriteContext<Operator>;
type Written = Parsed<typeof calls.createNews>;

export async function createNews(written: Written, context: Context) {
  const { db, actor, now } = context;
  const content = await checked(written, null, context);
  const id = randomUUIDv7();
  await insertNews(db, { id, ...stored(content, now) });
  await keepVersion(db, id, actor);
  await insertStep(db, { newsId: id, step: 'create', version: 1, at: now }, actor);
  return { id, version: 1 };
}

export async function saveNews({ id, version, ...written }: Parsed<typeof calls.saveNews>, context: Context) {
  const before = await findStoredNews(context.db, id);
  ensure(before, 'news.notFound');
  const content = await checked(written, before.coverFileId, context);
  // A published or scheduled text must stay complete.
  if (before.status === 'published' || before.status === 'scheduled') ensureWhole(content);
  return write(id, version, content, 'save', context);
}

export async function restoreNews({ id, version, from }: Parsed<typeof calls.restoreNews>, context: Context) {
  const old = await findVersion(context.db, id, from);
  ensure(old, 'news.notFound');
  const { version: _, operatorName: __, savedAt: ___, ...content } = old;
  return write(id, version, content, 'restore', context, `第 ${from} 版`);
}

async function write(id: string, version: number, content: Content, step: NewsStep, context: Context, note = '') {
  const { db, actor, now, invalidate } = context;
  await keepVersion(db, id, null);
  if (!(await updateContent(db, id, version, stored(content, now)))) await refuseOlder(db, id);
  await keepVersion(db, id, actor);
  await insertStep(db, { newsId: id, step, version: version + 1, at: now, note }, actor);
  invalidate('news');
  return { version: version + 1 };
}

/** Names the editor whose version is stored instead. */
async function refuseOlder(db: Tx, id: string): Promise<never> {
  const [last] = await listSteps(db, id);
  const who = last
    ? `${last.operatorName}于 ${momentWords(new Date(last.at))} 保存了第 ${last.version} 版`
    : '已有新版本';
  return refuse('news.changedMeanwhile', { version: `${who}。您写的内容仍在本页，尚未保存。` });
}

export async function publishNews({ id, version, at }: Parsed<typeof calls.publishNews>, context: Context) {
  const { db, actor, now, invalidate } = context;
  const article = await findStoredNews(db, id);
  ensure(article, 'news.notFound');
  ensureWhole(article);
  const publishAt = at ? new Date(at) : undefined;
  ensure(!publishAt || publishAt > now, 'door.badInput', { at: '发布时间需晚于现在；立即发布请选择“立即发布”' });
  if (article.version !== version) await refuseOlder(db, id);
  const moved = await moveNews(db, id, {
    from: ['draft', 'withdrawn', 'scheduled'],
    to: publishAt ? 'scheduled' : 'published',
    version,
    now,
    ...(publishAt && { publishAt }),
  });
  ensure(moved, 'news.wrongState');
  const note = publishAt ? momentWords(publishAt) : '';
  await insertStep(db, { newsId: id, step: publishAt ? 'schedule' : 'publish', version, at: now, note }, actor);
  invalidate('news');
  return null;
}

export async function unscheduleNews({ id }: Parsed<typeof calls.unscheduleNews>, { db, actor, now }: Context) {
  ensure(await findStoredNews(db, id), 'news.notFound');
  const moved = await moveNews(db, id, { from: ['scheduled'], to: 'draft', now });
  ensure(moved, 'news.wrongState');
  await insertStep(db, { newsId: id, step: 'unschedule', version: moved.version, at: now }, actor);
  return null;
}

export async function withdrawNews({ id, reason }: Parsed<typeof calls.withdrawNews>, context: Context) {
  const { db, actor, now, invalidate } = context;
  ensure(await findStoredNews(db, id), 'news.notFound');
  const moved = await moveNews(db, id, { from: ['published'], to: 'withdrawn', now });
  ensure(moved, 'news.wrongState');
  await insertStep(db, { newsId: id, step: 'withdraw', version: moved.version, at: now, note: reason }, actor);
  invalidate('news');
  return null;
}

/** At the minute that was set, readers have it. */
export const publishDueNews: Job = {
  name: 'news-publish-due',
  cron: '* * * * *',
  run: async ({ db, now, invalidate }) => {
    for (const { id, version } of await publishDue(db, now)) {
      await insertStep(db, { newsId: id, step: 'due', version, at: now }, null);
      invalidate('news');
    }
  },
};

async function checked(written: Written, coverBefore: string | null, { db, actor, now }: Context): Promise<Content> {
  await ensureInDicts(db, { kind: ['newsKind', written.kind] });
  const coverFileId = written.coverFileId ?? null;
  // A cover that a colleague has put there stays lawful.
  if (coverFileId && coverFileId !== coverBefore) await claimFile(db, coverFileId, actor.id, 'cover', now);
  const body = await withPictureSizes(db, cleanHtml(written.body));
  await claimPictures(db, body, actor.id, now);
  return { ...written, coverFileId, body };
}

function ensureWhole(content: Content): void {
  const gaps = gapsBeforePublishing({ ...content, body: plainText(content.body) });
  ensure(Object.keys(gaps).length === 0, 'news.notPublishable', gaps);
}

function stored(content: Content, now: Date) {
  return { ...content, words: `${content.title} ${content.summary} ${plainText(content.body)}`, updatedAt: now };
}
