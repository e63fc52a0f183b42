// Runs of jobs, and the nodes that run them.

import type { Parsed } from '@shuji/contract/call';
import { dayMs } from '@shuji/contract/time';
import type { listJobRuns } from '@shuji/contract/upkeep/calls';
import type { JobRun } from '@shuji/contract/upkeep/schema';
import { onDays } from '#src/db/days.ts';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Single, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { lostAfterMinutes, silentAfterSeconds } from './rules.ts';

export async function beginRun(
  db: Single,
  { id, job, nodeId, now }: { id: string; job: string; nodeId: string; now: Date },
): Promise<void> {
  await db`insert into job_run ${db({ id, job, nodeId, state: 'running', askedAt: now, startedAt: now })}`;
}

/** `problem` in words; empty when all went well. */
export async function endRun(db: Single, id: string, problem: string, now: Date): Promise<void> {
  await db`
    update job_run set state = ${problem === '' ? 'done' : 'failed'}, problem = ${problem}, ended_at = ${now}
    where id = ${id} and state = 'running'`;
}

/** Requests a run out of schedule and wakes the nodes; a job already waiting is not requested again. */
export async function requestRun(
  db: Tx,
  row: { id: string; job: string; askedBy: string; askedAt: Date },
): Promise<void> {
  await db`
    insert into job_run ${db({ ...row, state: 'waiting' })} on conflict (job) where state = 'waiting' do nothing`;
  await db`notify job_asked`;
}

/** Takes a requested run that no other node has taken; null when none waits. */
export async function takeRequested(
  db: Single,
  nodeId: string,
  now: Date,
): Promise<{ id: string; job: string } | null> {
  return one<{ id: string; job: string }>(db`
    update job_run set state = 'running', node_id = ${nodeId}, started_at = ${now}
    where id = (select id from job_run where state = 'waiting' order by asked_at, id limit 1 for update skip locked)
    returning id, job`);
}

// A node without a heartbeat ends no run.
function stateAt(db: Db, now: Date): Fragment {
  return db`case when r.state = 'running' and (
      r.started_at < ${new Date(now.getTime() - lostAfterMinutes * 60_000)}
      or n.seen_at < ${new Date(now.getTime() - silentAfterSeconds * 1000)}
    ) then 'lost' else r.state end`;
}

function runColumns(db: Db, now: Date): Fragment {
  return db`r.id, r.job, ${stateAt(db, now)} as state, r.asked_by, r.asked_at, r.started_at, r.ended_at, r.problem, n.host`;
}

const fromRuns = (db: Db) => db`from job_run r left join node n on n.id = r.node_id`;

export type RunFilter = Parsed<typeof listJobRuns>;

export function searchRuns(db: Db, { job, state, from, to, ...page }: RunFilter, now: Date): Promise<Page<JobRun>> {
  return paged<JobRun>(db, {
    columns: runColumns(db, now),
    from: db`${fromRuns(db)} where true
      ${job ? db`and r.job = ${job}` : db``}
      ${state ? db`and ${stateAt(db, now)} = ${state}` : db``}
      ${onDays(db, db`r.asked_at`, { from, to })}`,
    order: db`r.asked_at desc, r.id desc`,
    ...page,
  });
}

/** The newest run of each job. */
export async function listLastRuns(db: Db, names: readonly string[], now: Date): Promise<JobRun[]> {
  return db<JobRun[]>`
    select last.* from unnest(${names as string[]}::text[]) as wanted (job)
    cross join lateral (
      select ${runColumns(db, now)} ${fromRuns(db)} where r.job = wanted.job order by r.asked_at desc, r.id desc limit 1
    ) as last`;
}

/** Failed runs since a moment, by job. */
export async function countFailures(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db<{ job: string; count: number }[]>`
    select job, count(*) as count from job_run where state = 'failed' and asked_at >= ${since} group by job`;
  return new Map(rows.map(({ job, count }) => [job, count]));
}

export async function forgetRuns(db: Tx, doneBefore: Date, allBefore: Date): Promise<void> {
  await db`delete from job_run where (state = 'done' and asked_at < ${doneBefore}) or asked_at < ${allBefore}`;
  await db`delete from node where seen_at < ${allBefore}`;
}

/** A node's report; sizes in bytes, null where unknown. */
export interface Figures {
  memory: number;
  cacheEntries: number;
  cacheBytes: number;
  cacheAnswered: number;
  cacheMissed: number;
  diskFree: number | null;
  diskTotal: number | null;
  /** When its data were last backed up, as far as the backup has left word. */
  backupAt: string | null;
}

export interface NodeRow {
  id: string;
  host: string;
  version: string;
  startedAt: string;
  seenAt: string;
  figures: Figures;
}

export async function keepNode(
  db: Single,
  { figures, ...row }: Pick<NodeRow, 'id' | 'host' | 'version' | 'figures'> & { startedAt: Date; seenAt: Date },
): Promise<void> {
  await db`
    insert into node ${db({ ...row, figures: db.json({ ...figures }) as never })}
    on conflict (id) do update set seen_at = excluded.seen_at, figures = excluded.figures`;
}

/** Nodes with a heartbeat in the last day, newest first. */
export async function listNodes(db: Db, now: Date): Promise<NodeRow[]> {
  return db<NodeRow[]>`
    select * from node where seen_at > ${new Date(now.getTime() - dayMs)} order by started_at desc, id`;
}

// The database's own health figures.

interface DatabaseState {
  bytes: number;
  /** The newest migration that was run. */
  schema: string;
}

export async function getDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await db<DatabaseState[]>`
    select pg_database_size(current_database()) as bytes, (select max(name) from schema_migration) as schema`;
  return row as DatabaseState;
}

/** The program's own connections; PostgreSQL shows a role those of its own. */
export async function countConnections(db: Db): Promise<{ state: string; count: number }[]> {
  return db<{ state: string; count: number }[]>`
    select coalesce(state, 'unknown') as state, count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like 'shuji%' group by 1`;
}

/** When the newest backup that any node knows of was finished. */
export async function newestBackup(db: Db): Promise<string | null> {
  const [row] = await db<{ at: string | null }[]>`select max(figures->>'backupAt') as at from node`;
  return row?.at ?? null;
}
