// The steps of a demand, one row each.

import type { DemandStep } from '@shuji/contract/demand/labels';
import type { DemandLogRow } from '@shuji/contract/demand/schema';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { Db } from '#src/db/open.ts';
import { type Page, type PageQuery, paged } from '#src/db/page.ts';

/** The newest step first; only the given steps when `steps` is set, and then without opinions. */
export function listSteps(
  db: Db,
  demandId: string,
  { steps, pageNum, pageSize }: { steps: readonly DemandStep[] | null } & PageQuery,
): Promise<Page<DemandLogRow>> {
  const opinions = steps ? db`null::jsonb as opinions` : db`e.opinions`;
  return paged<DemandLogRow>(db, {
    columns: db`e.id::text as id, e.at, e.step, e.status, e.side, e.name, e.note, ${opinions}`,
    from: db`from demand_event e where e.demand_id = ${demandId} ${steps ? db`and e.step = any(${steps as string[]})` : db``}`,
    order: db`e.at desc, e.id desc`,
    pageNum,
    pageSize,
  });
}

/** The last two submissions to review, newest first. */
export async function lastSubmissions(db: Db, demandId: string): Promise<DemandContent[]> {
  const rows = await db<{ content: DemandContent }[]>`
    select content from demand_event where demand_id = ${demandId} and step = 'submit' order by id desc limit 2`;
  return rows.map((row) => row.content);
}
