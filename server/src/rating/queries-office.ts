import { containing, type Days, onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';
import { type RatingEvent, type RatingRow, ratingColumns } from './queries.ts';

export interface OfficeRow extends RatingRow {
  reports: number;
  reportedAt: string | null;
}

function columns(db: Db): Fragment {
  return db`${ratingColumns(db)},
    (select count(*)::int from rating_report p where p.rating_id = r.id and p.decided_at is null) as reports,
    (select min(reported_at) from rating_report p where p.rating_id = r.id and p.decided_at is null) as reported_at`;
}

/** The one predicate of the queue, for its list and its badge. */
function reportedRatings(db: Db): Fragment {
  return db`from rating r where exists (select 1 from rating_report p where p.rating_id = r.id and p.decided_at is null)`;
}

export function waitingRatings(db: Db): Waiting {
  const since = db`(select min(reported_at) from rating_report p where p.rating_id = r.id and p.decided_at is null)`;
  return { from: reportedRatings(db), id: db`r.id`, title: db`r.product_name`, note: db`r.text`, since };
}

export function listReported(db: Db, window: PageQuery): Promise<Page<OfficeRow>> {
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: reportedRatings(db),
    order: db`reported_at, r.id`,
    ...window,
  });
}

export function listAll(
  db: Db,
  {
    status,
    keyword,
    from,
    to,
    ...window
  }: PageQuery & Days & { status?: 'shown' | 'hidden' | undefined; keyword?: string | undefined },
): Promise<Page<OfficeRow>> {
  const like = keyword && containing(keyword);
  const hidden = status === 'hidden' ? db`and r.hidden_at is not null` : db`and r.hidden_at is null`;
  return paged<OfficeRow>(db, {
    columns: columns(db),
    from: db`from rating r where true ${status ? hidden : db``}
      ${like ? db`and (r.product_name ilike ${like} or r.text ilike ${like})` : db``}
      ${onDays(db, db`r.created_at`, { from, to })}`,
    order: db`r.created_at desc, r.id`,
    ...window,
  });
}

export async function findForOffice(db: Db, id: string): Promise<OfficeRow | null> {
  return one<OfficeRow>(db`select ${columns(db)} from rating r where r.id = ${id}`);
}

export async function listEvents(db: Db, ratingId: string): Promise<RatingEvent[]> {
  return db<RatingEvent[]>`
    select at, by, step, content ->> 'text' as text from rating_event where rating_id = ${ratingId} order by id`;
}

/** Hides what is shown, or shows again what was hidden; null when it stands so already. */
export async function setHidden(
  db: Tx,
  id: string,
  { isHidden, reason, now }: { isHidden: boolean; reason: string; now: Date },
): Promise<boolean> {
  const done = isHidden
    ? await db`update rating set hidden_at = ${now}, hidden_reason = ${reason} where id = ${id} and hidden_at is null`
    : await db`update rating set hidden_at = null, hidden_reason = null where id = ${id} and hidden_at is not null`;
  return done.count === 1;
}

export async function closeReports(db: Tx, ratingId: string, now: Date): Promise<string[]> {
  const rows = await db<{ accountId: string }[]>`
    update rating_report set decided_at = ${now} where rating_id = ${ratingId} and decided_at is null returning account_id`;
  return rows.map((row) => row.accountId);
}
