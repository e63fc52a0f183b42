import { cronWords, type jobColumns, jobLabel, type runColumns, runStates } from '@shuji/contract/upkeep/labels';
import type { JobRow, JobRun } from '@shuji/contract/upkeep/schema';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const jobCells: Record<keyof typeof jobColumns, (row: JobRow) => Cell> = {
  job: (row) => jobLabel(row.name),
  cron: (row) => cronWords(row.cron),
  nextAt: (row) => minuteInChina(row.nextAt),
  last: ({ last }) =>
    last && [runStates[last.state], minuteInChina(last.askedAt), last.problem].filter(Boolean).join(' '),
  late: ({ last, lateSeconds }) => (lateSeconds > 0 ? `晚点 ${Math.ceil(lateSeconds / 60)} 分钟` : last && '按时'),
  failures: (row) => row.failures,
};

export const runCells: Record<keyof typeof runColumns, (row: JobRun) => Cell> = {
  job: (row) => jobLabel(row.job),
  state: (row) => runStates[row.state],
  startedAt: (row) => minuteInChina(row.startedAt ?? row.askedAt),
  took: ({ startedAt, endedAt }) =>
    startedAt && endedAt ? `${((Date.parse(endedAt) - Date.parse(startedAt)) / 1000).toFixed(1)} 秒` : null,
  problem: (row) => row.problem,
  askedBy: (row) => row.askedBy ?? '按计划',
  host: (row) => row.host,
};
