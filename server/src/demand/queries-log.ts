// The steps of a demand, one row each.

import type { DemandStatus, DemandStep } from '@shuji/contract/demand/labels';
import type { DemandLogRow } from '@shuji/contract/demand/schema';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { Db, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { Side } from './rules.ts';

export interface LogEntry {
  demandId: string;
  at: Date;
  step: DemandStep;
  status: DemandStatus;
  side: Side;
  actorId: string | null;
  name: string | null;
  note: string | null;
  opinions: Record<string, string> | null;
  content: DemandContent | null;
}

export async function insertLog(db: Tx, { opinions, content, ...entry }: LogEntry): Promise<void> {
  await db`insert into demand_log ${db({ ...entry, opinions: opinions && db.json(opinions), content: content && db.json({ ...content }) })}`;
}

/** The newest step first; only the given steps when `steps` is set, and then without opinions. */
export function listLog(
  db: Db,
  demandId: string,
  { steps, pageNum, pageSize }: { steps: readonly DemandStep[] | null; pageNum: number; pageSize: number },
): Promise<Page<DemandLogRow>> {
  const opinions = steps ? db`null::jsonb as opinions` : db`l.opinions`;
  return paged<DemandLogRow>(db, {
    columns: db`l.id::text as id, l.at, l.step, l.status, l.side, l.name, l.note, ${opinions}`,
    from: db`from demand_log l where l.demand_id = ${demandId} ${steps ? db`and l.step = any(${steps as string[]})` : db``}`,
    order: db`l.at desc, l.id desc`,
    pageNum,
    pageSize,
  });
}

/** The last two submissions to review, newest first. */
export async function lastSubmissions(db: Db, demandId: string): Promise<DemandContent[]> {
  const rows = await db<{ content: DemandContent }[]>`
    select content from demand_log where demand_id = ${demandId} and step = 'submit' order by id desc limit 2`;
  return rows.map((row) => row.content);
}
