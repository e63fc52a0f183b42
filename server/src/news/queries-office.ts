// Articles as the editors see them: all of them, with their versions and steps.
import type { NewsStatus } from '@shuji/contract/news/labels/office';
import type { OfficeNews, OfficeNewsRow } from '@shuji/contract/news/schema/office';
import { dayMs } from '@shuji/contract/time';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { likePattern } from '#src/site/keyword.ts';

export interface Content {
  title: string;
  kind: string;
  summary: string;
  coverFileId: string | null;
  body: string;
  source: string;
  author: string;
  isPinned: boolean;
}

export type OfficeRow = Omit<OfficeNewsRow, 'kindLabel'>;
export type StoredNews = OfficeRow & Content;

export interface Editor {
  id: string;
  name: string;
}

export interface OfficeQuestion {
  kind?: string | undefined;
  status?: NewsStatus | undefined;
  words: string[];
  from?: string | undefined;
  to?: string | undefined;
  pageNum: number;
  pageSize: number;
}

function rowColumns(db: Db): Fragment {
  return db`n.id, n.title, n.kind, n.status, n.is_pinned, n.version, n.published_at, n.publish_at, n.updated_at`;
}

function contentColumns(db: Db): Fragment {
  return db`title, kind, summary, cover_file_id, body, source, author, is_pinned`;
}

export async function listAllNews(db: Db, question: OfficeQuestion): Promise<Page<OfficeRow>> {
  const { kind, status, words, from, to, pageNum, pageSize } = question;
  const until = to && new Date(Date.parse(`${to}T00:00:00+08:00`) + dayMs);
  return paged<OfficeRow>(db, {
    columns: rowColumns(db),
    from: db`from news n where true ${kind ? db`and n.kind = ${kind}` : db``}
      ${status ? db`and n.status = ${status}` : db``}
      ${words.length > 0 ? db`and n.words ilike all (${words.map(likePattern)})` : db``}
      ${from ? db`and n.updated_at >= ${new Date(`${from}T00:00:00+08:00`)}` : db``}
      ${until ? db`and n.updated_at < ${until}` : db``}`,
    order: db`n.updated_at desc, n.id`,
    pageNum,
    pageSize,
  });
}

export async function findStoredNews(db: Db, id: string): Promise<StoredNews | null> {
  return one<StoredNews>(db`
    select ${rowColumns(db)}, n.summary, n.cover_file_id, n.body, n.source, n.author from news n where n.id = ${id}`);
}

export async function findVersion(
  db: Db,
  id: string,
  version: number,
): Promise<(Content & { version: number; operatorName: string; savedAt: string }) | null> {
  return one<Content & { version: number; operatorName: string; savedAt: string }>(db`
    select ${contentColumns(db)}, version, operator_name, saved_at from news_version
    where news_id = ${id} and version = ${version}`);
}

export async function listSteps(db: Db, id: string): Promise<OfficeNews['history']> {
  return db<OfficeNews['history']>`
    select step, version, operator_name, at, note from news_event where news_id = ${id} order by id desc limit 200`;
}

export async function insertNews(db: Tx, row: Content & { id: string; words: string; updatedAt: Date }) {
  await db`insert into news ${db({ ...row })}`;
}

/** Stores the article's current state as a version. An existing version stays with its author. */
export async function keepVersion(db: Tx, id: string, editor: Editor | null): Promise<void> {
  await db`
    insert into news_version (news_id, version, ${contentColumns(db)}, operator_id, operator_name, saved_at)
    select id, version, ${contentColumns(db)}, ${editor?.id ?? null}, ${editor?.name ?? ''}, updated_at
    from news where id = ${id}
    on conflict (news_id, version) do nothing`;
}

export interface NewsChange {
  /** The version that was looked at; without it, whichever stands. */
  version?: number;
  publishAt?: Date | undefined;
}

/** Moves an article that is in one of the states; null when it is not, or no longer in that version. */
export async function moveNews(
  db: Tx,
  id: string,
  { from, to, now }: { from: readonly NewsStatus[]; to: NewsStatus; now: Date },
  { version, publishAt }: NewsChange,
): Promise<{ version: number } | null> {
  return one<{ version: number }>(db`
    update news set status = ${to}, publish_at = ${publishAt ?? null}, updated_at = ${now},
      published_at = ${to === 'published' ? db`coalesce(published_at, ${now})` : db`published_at`}
    where id = ${id} and status = any(${from as string[]}) ${version ? db`and version = ${version}` : db``}
    returning version`);
}

/** Publishes what is due, dated when it was due. */
export async function publishDue(db: Tx, now: Date): Promise<{ id: string; version: number }[]> {
  return db<{ id: string; version: number }[]>`
    update news set status = 'published', published_at = publish_at, updated_at = publish_at, publish_at = null
    where status = 'scheduled' and publish_at <= ${now}
    returning id, version`;
}
