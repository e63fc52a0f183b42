// Editors' actions on articles.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type { NewsStatus, NewsStep } from '@shuji/contract/news/labels/office';
import type * as calls from '@shuji/contract/news/office';
import { unsaved, updateOver } from '#src/content/conflict.ts';
import { claimNewPicture, cleanText } from '#src/content/picture.ts';
import type { Tx } from '#src/db/open.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler, Job } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { plainText } from '#src/http/rich-text.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';
import { byOffice, type Lifecycle, transition } from '#src/lifecycle/transition.ts';
import { ensureInDicts } from '#src/site/ensure-dict.ts';
import {
  type Content,
  findStoredNews,
  findVersion,
  insertNews,
  keepVersion,
  listSteps,
  moveNews,
  type NewsChange,
  publishDue,
} from './queries-office.ts';
import { gapsBeforePublishing, type Move, momentWords, moves } from './rules.ts';

type Context = WriteContext<Operator>;
type Written = Parsed<typeof calls.createNews>;

export async function createNews(written: Written, context: Context) {
  const { db, actor, now } = context;
  const content = await checked(written, null, context);
  const id = randomUUIDv7();
  await insertNews(db, { id, ...stored(content, now) });
  await keepVersion(db, id, actor);
  await insertEvent(db, 'news_event', { newsId: id, step: 'create', version: 1, at: now, ...byOf(actor) });
  return { id, version: 1 };
}

export const saveNews: Handler<typeof calls.saveNews> = async ({ id, version, ...written }, context) => {
  const before = await findStoredNews(context.db, id);
  ensure(before, 'news.notFound');
  const content = await checked(written, before.coverFileId, context);
  // A published or scheduled text must stay complete.
  if (before.status === 'published' || before.status === 'scheduled') ensureWhole(content);
  return write(id, version, content, 'save', context);
};

export const restoreNews: Handler<typeof calls.restoreNews> = async ({ id, version, from }, context) => {
  const old = await findVersion(context.db, id, from);
  ensure(old, 'news.notFound');
  const { version: _, operatorName: __, savedAt: ___, ...content } = old;
  return write(id, version, content, 'restore', context, `第 ${from} 版`);
};

async function write(id: string, version: number, content: Content, step: NewsStep, context: Context, note = '') {
  const { db, actor, now, invalidate } = context;
  await keepVersion(db, id, null);
  if (!(await updateOver(db, 'news', { id, version }, stored(content, now)))) await refuseOlder(db, id);
  await keepVersion(db, id, actor);
  const event = { newsId: id, step, version: version + 1, at: now, note, ...byOf(actor) };
  await insertEvent(db, 'news_event', event);
  invalidate('news');
  return { version: version + 1 };
}

/** Names the editor whose version is stored instead. */
async function refuseOlder(db: Tx, id: string): Promise<never> {
  const [last] = await listSteps(db, id);
  const who = last
    ? `${last.operatorName}于 ${momentWords(new Date(last.at))} 保存了第 ${last.version} 版`
    : '已有新版本';
  return refuse('news.changedMeanwhile', { version: unsaved(who) });
}

export const publishNews: Handler<typeof calls.publishNews> = async ({ id, version, at }, context) => {
  const { db, now } = context;
  const article = await findStoredNews(db, id);
  ensure(article, 'news.notFound');
  ensureWhole(article);
  const publishAt = at ? new Date(at) : undefined;
  ensure(!publishAt || publishAt > now, 'door.badInput', { at: '发布时间需晚于现在；立即发布请选择“立即发布”' });
  if (article.version !== version) await refuseOlder(db, id);
  const note = publishAt ? momentWords(publishAt) : '';
  return move(publishAt ? 'schedule' : 'publish', id, note, { version, publishAt }, context);
};

export const unscheduleNews: Handler<typeof calls.unscheduleNews> = async ({ id }, context) => {
  ensure(await findStoredNews(context.db, id), 'news.notFound');
  return move('unschedule', id, '', {}, context);
};

export const withdrawNews: Handler<typeof calls.withdrawNews> = async ({ id, reason }, context) => {
  ensure(await findStoredNews(context.db, id), 'news.notFound');
  return move('withdraw', id, reason, {}, context);
};

const newsLifecycle: Lifecycle<Move, 'office', NewsStatus, NewsChange, { version: number }> = {
  steps: moves,
  move: moveNews,
  history: 'news_event',
  event: ({ id, step, by, note, now }, { version }) => ({ newsId: id, step, version, at: now, note, ...byOf(by) }),
  tags: () => ['news'],
};

async function move(step: Move, id: string, note: string, change: NewsChange, context: Context): Promise<void> {
  const by = byOffice(context.actor);
  ensure(await transition(context, newsLifecycle, id, { step, by, note, change }), 'news.wrongState');
}

function byOf({ id, name }: { id: string | null; name: string | null }) {
  return { operatorId: id, operatorName: name ?? '' };
}

/** At the minute that was set, readers have it. */
export const publishDueNews: Job = {
  name: 'news-publish-due',
  cron: '* * * * *',
  run: async ({ db, now, invalidate }) => {
    for (const { id, version } of await publishDue(db, now)) {
      await insertEvent(db, 'news_event', { newsId: id, step: 'due', version, at: now });
      invalidate('news');
    }
  },
};

async function checked(written: Written, coverBefore: string | null, context: Context): Promise<Content> {
  await ensureInDicts(context.db, { kind: ['newsKind', written.kind] });
  const coverFileId = await claimNewPicture(written.coverFileId, coverBefore, 'cover', context);
  return { ...written, coverFileId, body: await cleanText(written.body, context) };
}

function ensureWhole(content: Content): void {
  const gaps = gapsBeforePublishing({ ...content, body: plainText(content.body) });
  ensure(Object.keys(gaps).length === 0, 'news.notPublishable', gaps);
}

function stored(content: Content, now: Date) {
  return { ...content, words: `${content.title} ${content.summary} ${plainText(content.body)}`, updatedAt: now };
}
