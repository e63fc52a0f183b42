import { mostUnreadShown, type NoticeTopic } from '@shuji/contract/notice/labels';
import type { NoticeRow, NoticeSetting } from '@shuji/contract/notice/schema';
import { countOf } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Wish } from './rules.ts';

export interface NewNotice extends Omit<NoticeRow, 'createdAt' | 'readAt'> {
  accountId: string;
  key: string;
  createdAt: Date;
}

/** False when the same event has a message already. */
export async function insertNotice(db: Tx, row: NewNotice): Promise<boolean> {
  const done = await db`insert into notice ${db({ ...row })} on conflict on constraint notice_once do nothing`;
  return done.count === 1;
}

export async function findWish(db: Db, accountId: string, topic: NoticeTopic): Promise<Wish | undefined> {
  const [row] = await db<Wish[]>`
    select in_app, sms from notice_setting where account_id = ${accountId} and topic = ${topic}`;
  return row;
}

export function listOwn(
  db: Db,
  accountId: string,
  filter: { topic?: NoticeTopic | undefined; show: 'all' | 'unread' } & PageQuery,
): Promise<Page<NoticeRow>> {
  const { topic, show, pageNum, pageSize } = filter;
  return paged<NoticeRow>(db, {
    columns: db`n.id, n.topic, n.title, n.text, n.link, n.is_important, n.created_at, n.read_at`,
    from: db`from notice n where n.account_id = ${accountId}
      ${topic ? db`and n.topic = ${topic}` : db``} ${show === 'unread' ? db`and n.read_at is null` : db``}`,
    order: db`n.created_at desc, n.id desc`,
    pageNum,
    pageSize,
  });
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  return countOf(db`
    select count(*) as count from (
      select from notice where account_id = ${accountId} and read_at is null limit ${mostUnreadShown}) as unread`);
}

/** False when the account has no such notice. Reading twice leaves the first moment. */
export async function markRead(db: Tx, id: string, accountId: string, now: Date): Promise<boolean> {
  const done = await db`
    update notice set read_at = coalesce(read_at, ${now}) where id = ${id} and account_id = ${accountId}`;
  return done.count === 1;
}

export async function markAllRead(db: Tx, accountId: string, topic: NoticeTopic | undefined, now: Date): Promise<void> {
  await db`
    update notice set read_at = ${now}
    where account_id = ${accountId} and read_at is null ${topic ? db`and topic = ${topic}` : db``}`;
}

export async function listSettings(db: Db, accountId: string): Promise<NoticeSetting[]> {
  return db<NoticeSetting[]>`select topic, in_app, sms from notice_setting where account_id = ${accountId}`;
}

export async function keepSetting(db: Tx, accountId: string, setting: NoticeSetting): Promise<void> {
  await db`
    insert into notice_setting ${db({ accountId, ...setting })}
    on conflict (account_id, topic) do update set in_app = excluded.in_app, sms = excluded.sms`;
}

/** All messages an account received, and its message settings. */
export async function deleteNoticesOf(db: Tx, accountId: string): Promise<void> {
  await db`delete from notice where account_id = ${accountId}`;
  await db`delete from notice_setting where account_id = ${accountId}`;
}
