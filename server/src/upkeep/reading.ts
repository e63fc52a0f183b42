// Jobs and the state of the whole, as administrators read them.

import type { Output, Parsed } from '@shuji/contract/call';
import { dayMs } from '@shuji/contract/time';
import type * as calls from '@shuji/contract/upkeep/calls';
import { jobLabel } from '@shuji/contract/upkeep/labels';
import type { JobRow } from '@shuji/contract/upkeep/schema';
import { CronExpressionParser } from 'cron-parser';
import { countUnsealed, findHead, findUnsealed } from '#src/audit/queries.ts';
import type { Db } from '#src/db/open.ts';
import { countDamaged } from '#src/file/integrity/queries.ts';
import { sumFiles } from '#src/file/queries.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { countOutgoing } from '#src/notice/queries-sms.ts';
import { countLeaves, countPending, newestCheckpoint } from '#src/proof-log/queries.ts';
import { type Facts, judge } from './health.ts';
import type { Measurements } from './metrics.ts';
import {
  countConnections,
  countFailures,
  getDatabaseState,
  listLastRuns,
  listNodes,
  type NodeRow,
  searchRuns,
} from './queries.ts';
import { silentAfterSeconds } from './rules.ts';

type Context = ReadContext<Operator>;

export interface PlannedJob {
  name: string;
  cron: string;
}

export const listJobRuns = (filter: Parsed<typeof calls.listJobRuns>, { db, now }: Context) =>
  searchRuns(db, filter, now);

export async function listPlannedJobs(db: Db, planned: readonly PlannedJob[], now: Date): Promise<JobRow[]> {
  const names = planned.map(({ name }) => name);
  const runs = await listLastRuns(db, names, now);
  const failures = await countFailures(db, new Date(now.getTime() - dayMs));
  const lastOf = new Map(runs.map((run) => [run.job, run]));
  return planned.map(({ name, cron }) => {
    const last = lastOf.get(name) ?? null;
    const began = last?.startedAt ? new Date(last.startedAt) : null;
    return {
      name,
      cron,
      nextAt: nextAfter(cron, now).toISOString(),
      last,
      lateSeconds: began ? lateness(cron, began, now) : 0,
      failures: failures.get(name) ?? 0,
    };
  });
}

// The schedule looks twice a minute and its workers a little later: that much is in time.
const graceSeconds = 90;

function lateness(cron: string, began: Date, now: Date): number {
  const seconds = Math.round((now.getTime() - nextAfter(cron, began).getTime()) / 1000);
  return seconds > graceSeconds ? seconds : 0;
}

function nextAfter(cron: string, moment: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: moment, tz: 'UTC' }).next().toDate();
}

export async function getHealthState(
  planned: readonly PlannedJob[],
  wantedSchema: string,
  { db, now }: Context,
): Promise<Output<typeof calls.getHealth>> {
  const { facts, files, nodes } = await gather(planned, wantedSchema, db, now);
  return {
    at: now.toISOString(),
    checks: judge(facts),
    files,
    nodes: nodes.map(({ figures, ...node }) => ({ ...node, ...figures, isAlive: isAlive({ ...node, figures }, now) })),
  };
}

/** The same facts, for a machine that watches. */
export async function measure(
  planned: readonly PlannedJob[],
  wantedSchema: string,
  db: Db,
  now: Date,
): Promise<Measurements> {
  const { facts, nodes } = await gather(planned, wantedSchema, db, now);
  const connections = await countConnections(db);
  return { ...facts, nodes: nodes.filter((node) => isAlive(node, now)).length, connections };
}

async function gather(planned: readonly PlannedJob[], wantedSchema: string, db: Db, now: Date) {
  const [database, files, damagedFiles, nodes, jobs, sms] = await Promise.all([
    getDatabaseState(db),
    sumFiles(db),
    countDamaged(db),
    listNodes(db, now),
    listPlannedJobs(db, planned, now),
    countOutgoing(db),
  ]);
  const [checkpoint, size, pending] = await Promise.all([newestCheckpoint(db), countLeaves(db), countPending(db)]);
  const [head, unsealed, [oldest]] = await Promise.all([findHead(db), countUnsealed(db), findUnsealed(db, 1)]);
  const alive = nodes.filter((node) => isAlive(node, now));
  const labelled = jobs.map((job) => ({ ...job, label: jobLabel(job.name) }));
  const facts: Facts = {
    now,
    schema: { current: database.schema, wanted: wantedSchema },
    databaseBytes: database.bytes,
    disk: leastRoom(alive),
    fileCount: files.reduce((sum, { count }) => sum + count, 0),
    damagedFiles,
    fileBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    backupAt:
      nodes
        .flatMap(({ figures }) => figures.backupAt ?? [])
        .sort()
        .at(-1) ?? null,
    proofLog: {
      size,
      checkpointAt: checkpoint?.signedAt ?? null,
      waiting: pending.count,
      waitingSince: pending.since,
    },
    audit: { sealedAt: head?.sealedAt ?? null, waiting: unsealed, waitingSince: oldest?.at ?? null },
    late: labelled.filter(({ lateSeconds }) => lateSeconds > 0).map((job) => ({ ...job, seconds: job.lateSeconds })),
    failures: labelled.filter(({ failures }) => failures > 0).map((job) => ({ ...job, count: job.failures })),
    sms,
    memory: alive.length === 0 ? null : Math.max(...alive.map(({ figures }) => figures.memory)),
    cache: {
      entries: sumOf(alive, 'cacheEntries'),
      bytes: sumOf(alive, 'cacheBytes'),
      answered: sumOf(alive, 'cacheAnswered'),
      missed: sumOf(alive, 'cacheMissed'),
    },
  };
  return { facts, files, nodes };
}

function isAlive({ seenAt }: NodeRow, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt) < silentAfterSeconds * 1000;
}

function leastRoom(nodes: readonly NodeRow[]): { free: number; total: number } | null {
  const rooms = nodes.flatMap(({ figures: { diskFree, diskTotal } }) =>
    diskFree === null || diskTotal === null ? [] : [{ free: diskFree, total: diskTotal }],
  );
  return rooms.sort((one, other) => one.free - other.free)[0] ?? null;
}

function sumOf(nodes: readonly NodeRow[], name: 'cacheEntries' | 'cacheBytes' | 'cacheAnswered' | 'cacheMissed') {
  return nodes.reduce((sum, { figures }) => sum + figures[name], 0);
}
