// Operation of the centre, for its administrators: jobs and health.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const listJobs = call<typeof shapes.listJobs>()('GET', '/office/api/upkeep/job', {
  summary: '定时任务：计划、下次运行时间与最近一次的结果',
  who: 'admin',
});

export const listJobRuns = call<typeof shapes.listJobRuns>()('GET', '/office/api/upkeep/run', {
  summary: '定时任务的运行记录，最近的在前',
  who: 'admin',
  replica: true,
});

export const exportJobs = exportCall<typeof shapes.exportJobs>()(
  listJobs,
  '/office/api/upkeep/jobExport',
  '导出定时任务',
);

export const exportJobRuns = exportCall<typeof shapes.exportJobRuns>()(
  listJobRuns,
  '/office/api/upkeep/runExport',
  '导出任务运行记录',
);

/** Every job is idempotent, so running one again does no harm. One that waits already is not queued twice. */
export const runJob = call<typeof shapes.runJob>()('POST', '/office/api/upkeep/job/run', {
  summary: '立即运行一个定时任务',
  action: '立即运行定时任务',
  who: 'admin',
});

export const getHealth = call<typeof shapes.getHealth>()('GET', '/office/api/upkeep/health', {
  summary: '系统状态：各项检查、文件存储与节点',
  who: 'admin',
});

export const listOpening = call<typeof shapes.listOpening>()('GET', '/office/api/upkeep/opening', {
  summary: '开业前要做的事：每一项是否已办；全部办完后为空',
  who: 'operator',
});
