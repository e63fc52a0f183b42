// What waits in several queues, as one list.
import type { QueueName } from '@shuji/contract/desk/labels';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';
import type { Waiting } from '#src/db/queue.ts';

export interface WaitingRow {
  queue: QueueName;
  id: string;
  title: string;
  note: string;
  since: string;
  holderId: string | null;
  holderName: string | null;
  until: string | null;
}

interface Reader {
  operatorId: string;
  now: Date;
  /** What waits since before is overdue. */
  lateSince: Date;
}

/** Overdue rows first, then one's own, then by how long they wait, which is the order of their deadlines. */
export async function listWaitingIn(
  db: Db,
  queues: readonly { name: QueueName; waiting: Waiting }[],
  { operatorId, now, lateSince }: Reader,
  page: PageQuery,
): Promise<Page<WaitingRow>> {
  const [first, ...others] = queues.map(
    ({ name, waiting }) => db`
      select ${name}::text as queue, ${waiting.id} as id, ${waiting.title} as title, ${waiting.note} as note,
        ${waiting.since} as since ${waiting.from}`,
  );
  if (!first) return { total: 0, capped: false, rows: [] };
  const all = others.reduce<Fragment>((union, queue) => db`${union} union all ${queue}`, first);
  return paged<WaitingRow>(db, {
    columns: db`w.queue, w.id::text as id, coalesce(w.title, '') as title, coalesce(w.note, '') as note, w.since,
      c.operator_id as holder_id, c.operator_name as holder_name, c.until`,
    from: db`from (${all}) w left join review_claim c on c.desk = w.queue and c.subject_id = w.id and c.until > ${now}`,
    order: db`w.since < ${lateSince} desc, c.operator_id is not distinct from ${operatorId} desc, w.since, w.queue, w.id`,
    ...page,
  });
}
