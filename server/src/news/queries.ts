import type { NewsRow } from '@shuji/contract/news/schema';
import { countOf, one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { holding, keywordReader } from '#src/site/keyword.ts';
import type { ViewMark } from '#src/site/view-mark.ts';
import type { Wanted } from '#src/text/spoken.ts';

type StoredRow = Omit<NewsRow, 'kindLabel' | 'coverUrl'> & { coverFileId: string | null };
export type FoundRow = StoredRow & { words: string };
export type Article = StoredRow & { author: string; body: string; updatedAt: string };

export interface NewsQuestion {
  kind?: string | undefined;
  words: Wanted;
  pageNum: number;
  pageSize: number;
}

/** The articles the public sees; list, search, article and sitemap all read through here. */
function isPublished(db: Db): Fragment {
  return db`n.status = 'published'`;
}

const spokenCharacters = 300;

/** Reads a keyword as the articles' titles and first sentences have it. */
export const readNewsKeyword = keywordReader(
  ['news'],
  (db) =>
    db<{ text: string }[]>`select left(n.words, ${spokenCharacters}) as text from news n where ${isPublished(db)}`,
);

function rowColumns(db: Db): Fragment {
  return db`n.id, n.title, n.kind, n.summary, n.cover_file_id, n.source, n.published_at, n.is_pinned`;
}

export async function listPublishedNews(
  db: Db,
  { kind, words, pageNum, pageSize }: NewsQuestion,
): Promise<Page<FoundRow>> {
  return paged<FoundRow>(db, {
    // The words travel only where an excerpt is cut from them.
    columns: db`${rowColumns(db)}, ${words.length > 0 ? db`n.words` : db`'' as words`}`,
    from: db`from news n where ${isPublished(db)} ${kind ? db`and n.kind = ${kind}` : db``} and ${holding(db, db`n.words`, words)}`,
    order: db`${words.length > 0 ? db`(${holding(db, db`n.title`, words)})` : db`n.is_pinned`} desc, n.published_at desc, n.id desc`,
    pageNum,
    pageSize,
  });
}

export async function findPublishedNews(db: Db, id: string): Promise<Article | null> {
  return one<Article>(db`
    select ${rowColumns(db)}, n.author, n.body, n.updated_at from news n where n.id = ${id} and ${isPublished(db)}`);
}

export interface Neighbour {
  id: string;
  title: string;
}

/** The articles published just after and just before one, of its own kind. */
export async function findNeighbours(
  db: Db,
  { id, kind, publishedAt }: Article,
): Promise<{ newer: Neighbour | null; older: Neighbour | null }> {
  const place = db`(${publishedAt}::timestamptz, ${id}::uuid)`;
  const rows = await db<(Neighbour & { side: 'newer' | 'older' })[]>`
    (select n.id, n.title, 'newer' as side from news n
      where ${isPublished(db)} and n.kind = ${kind} and (n.published_at, n.id) > ${place}
      order by n.published_at, n.id limit 1)
    union all
    (select n.id, n.title, 'older' from news n
      where ${isPublished(db)} and n.kind = ${kind} and (n.published_at, n.id) < ${place}
      order by n.published_at desc, n.id desc limit 1)`;
  const at = (side: 'newer' | 'older') => rows.find((row) => row.side === side) ?? null;
  return { newer: at('newer'), older: at('older') };
}

export type Candidate = Pick<Article, 'id' | 'title' | 'kind' | 'publishedAt'>;

/** Among which articles related ones are looked for: the newest, without the one that is read. */
export async function listOtherNews(db: Db, id: string, limit: number): Promise<Candidate[]> {
  return db<Candidate[]>`
    select n.id, n.title, n.kind, n.published_at from news n where ${isPublished(db)} and n.id <> ${id}
    order by n.published_at desc, n.id desc limit ${limit}`;
}

/** Adds one reading to a published article unless its mark is there already; how many it has, or null without one. */
export async function addView(db: Tx, id: string, mark: ViewMark | null): Promise<number | null> {
  const [row] = await db<{ views: number }[]>`
    with article as (select n.id from news n where n.id = ${id} and ${isPublished(db)}),
    fresh as (
      insert into view_mark (day, kind, item, visitor)
      select ${mark?.day ?? null}::date, 'news', id, ${mark?.visitor ?? null} from article where ${mark !== null}
      on conflict do nothing returning item
    ),
    counted as (
      insert into news_view as v (news_id, views) select item, 1 from fresh
      on conflict (news_id) do update set views = v.views + 1 returning views
    )
    select coalesce((select views from counted), (select views from news_view where news_id = id), 0) as views from article`;
  return row?.views ?? null;
}

/** Addresses and dates for the sitemap, one part of it. */
export async function listNewsPages(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> {
  return db<{ id: string; changed: string }[]>`
    select n.id, n.updated_at as changed from news n where ${isPublished(db)} order by n.id limit ${limit} offset ${offset}`;
}

export async function countPublishedNews(db: Db): Promise<number> {
  return countOf(db`select count(*) as count from news n where ${isPublished(db)}`);
}

export type FreshArticle = Omit<Article, 'body' | 'coverFileId' | 'isPinned'>;

/** The newest articles. */
export async function listNewestNews(db: Db, limit: number): Promise<FreshArticle[]> {
  return db<FreshArticle[]>`
    select n.id, n.title, n.kind, n.summary, n.author, n.source, n.published_at, n.updated_at from news n
    where ${isPublished(db)} order by n.published_at desc, n.id desc limit ${limit}`;
}
