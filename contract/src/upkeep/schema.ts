import { z } from 'zod';
import { exportShape } from '../export.ts';
import { day, keyOf, listOf, moment, oneOf, page, text } from '../field.ts';
import { shape } from '../shape.ts';
import { openingNeeds } from './labels/opening.ts';
import { checks, jobColumns, runColumns, runStates } from './labels.ts';

export const jobName = text('任务', 1, 60);

export const run = z.object({
  id: z.string(),
  job: z.string(),
  state: keyOf(runStates),
  /** The administrator who started it; null for the schedule. */
  askedBy: z.string().nullable(),
  askedAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  problem: z.string(),
  /** The node's host; null while it waits or when the node is forgotten. */
  host: z.string().nullable(),
});

export type JobRun = z.output<typeof run>;

export const listJobs = shape(
  {},
  z.array(
    z.object({
      name: z.string(),
      /** Five fields, in UTC. */
      cron: z.string(),
      nextAt: moment,
      /** The newest run; null before the first. */
      last: run.nullable(),
      /** Seconds since it should have been run; 0 when it is in time. */
      lateSeconds: z.int(),
      /** In the last 24 hours. */
      failures: z.int(),
    }),
  ),
);

export type JobRow = z.output<typeof listJobs.output>[number];

export const listJobRuns = shape(
  {
    job: jobName.optional(),
    state: oneOf('结果', runStates).optional(),
    from: day('开始日期').optional(),
    to: day('结束日期').optional(),
    ...page,
  },
  listOf(run),
);

export const exportJobs = exportShape(listJobs, jobColumns);

export const exportJobRuns = exportShape(listJobRuns, runColumns);

export const runJob = shape({ name: jobName });

const judgement = z.enum(['good', 'warn', 'bad']);

export const check = z.object({
  name: keyOf(checks),
  /** The figure in words. */
  value: z.string(),
  judgement,
  /** Advice; empty for none. */
  advice: z.string(),
});

export type Check = z.output<typeof check>;

export const getHealth = shape(
  {},
  {
    at: moment,
    checks: z.array(check),
    /** Bytes in the store, by purpose. */
    files: z.array(z.object({ purpose: z.string(), count: z.int(), bytes: z.int() })),
    nodes: z.array(
      z.object({
        id: z.string(),
        host: z.string(),
        version: z.string(),
        startedAt: moment,
        seenAt: moment,
        isAlive: z.boolean(),
        /** Bytes. */
        memory: z.int(),
        cacheEntries: z.int(),
        cacheBytes: z.int(),
      }),
    ),
  },
);

const openingLine = z.object({
  name: keyOf(openingNeeds),
  isDone: z.boolean(),
  /** The text that is to be published; null for what is no text. */
  subject: z.string().nullable(),
  /** The present state in words; empty where done and undone say all. */
  found: z.string(),
});

export type OpeningLine = z.output<typeof openingLine>;

export const listOpening = shape({}, z.array(openingLine));
