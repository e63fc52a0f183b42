// Operation of the centre, for its administrators: jobs and health.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { sheetInput } from '../export.ts';
import { day, listOf, moment, oneOf, page, text } from '../field.ts';

/** Scheduled jobs, by name. */
const jobWords: Record<string, string> = {
  'send-notice-sms': '发送短信通知',
  'audit-seal-trail': '审计记录入链',
  'sequence-proof-log': '证书存证入日志',
  'expire-certificates': '证书到期',
  'remind-of-certificates': '证书到期前提醒',
  'mark-uncertified': '登记证书到期标注',
  'finish-notices': '公示期满转登记',
  'end-overdue-orders': '订单逾期处理',
  'remind-of-order-terms': '订单到期提醒',
  'end-offers': '应答到期',
  'tell-matches': '供需匹配推送',
  'close-overdue-demands': '需求到期关闭',
  'index-demands': '需求检索整理',
  'turn-demand-day': '需求大厅换日',
  'news-publish-due': '资讯定时发布',
  'turn-day': '首页换日',
  'tell-saved-searches': '订阅检索推送',
  'measure-samples': '样例数据剖析',
  'keep-gateways': '接口网关维护',
  'forget-gateway-usage': '清理接口用量明细',
  'prepare-copies': '个人信息副本制作',
  'scan-files': '文件病毒扫描',
  'sweep-files': '清理未使用的文件',
  'verify-files': '核对文件与登记的 SHA-256',
  'sweep-uploads': '清理未完成的上传',
  'account-sweep-sessions': '清理过期登录',
  'forget-job-runs': '清理运行记录',
  'forget-view-marks': '清理往日的浏览标记',
  'document-turn-day': '规则协议换日生效',
  'complaint-lapse': '投诉到期办结',
};
export const jobsInWords = Object.keys(jobWords);

/** A job in words; one without keeps its name. */
export function jobLabel(name: string): string {
  return jobWords[name] ?? name;
}

/** A plan in words. Plans are in UTC; people read the centre's clock. */
export function cronWords(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ');
  if (minute === '*') return '每分钟';
  if (minute.startsWith('*/')) return `每 ${minute.slice(2)} 分钟`;
  if (hour === '*') return `每小时第 ${minute} 分`;
  return `每天 ${String((Number(hour) + 8) % 24).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

const jobName = text('任务', 1, 60);

/** `lost`: begun, and its node gone before the end; the next run does the work. */
export const runStates = {
  waiting: '等待中',
  running: '运行中',
  done: '已完成',
  failed: '失败',
  lost: '中断',
} as const;
export type RunState = keyof typeof runStates;
const runStateNames = Object.keys(runStates) as [RunState, ...RunState[]];

const run = z.object({
  id: z.string(),
  job: z.string(),
  state: z.enum(runStateNames),
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

export const listJobs = call('GET', '/office/api/upkeep/job', {
  summary: '定时任务：计划、下次运行时间与最近一次的结果',
  who: 'admin',
  writes: false,
  input: z.object({}),
  output: z.array(
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
});
export type JobRow = z.output<typeof listJobs.output>[number];

export const jobColumns = {
  job: '任务',
  cron: '计划',
  nextAt: '下次运行',
  last: '最近一次',
  late: '是否晚点',
  failures: '24 小时失败',
} as const;

export const runColumns = {
  job: '任务',
  state: '结果',
  startedAt: '运行时间',
  took: '用时',
  problem: '失败原因',
  askedBy: '发起',
  host: '节点',
} as const;

export const listJobRuns = call('GET', '/office/api/upkeep/run', {
  summary: '定时任务的运行记录，最近的在前',
  who: 'admin',
  writes: false,
  input: z.object({
    job: jobName.optional(),
    state: oneOf('结果', runStateNames).optional(),
    from: day('开始日期').optional(),
    to: day('结束日期').optional(),
    ...page,
  }),
  output: listOf(run),
});

export const exportJobs = call('GET', '/office/api/upkeep/jobExport', {
  summary: '导出定时任务',
  who: 'admin',
  writes: true,
  answer: 'file',
  input: sheetInput(listJobs, jobColumns),
  output: z.unknown(),
});

export const exportJobRuns = call('GET', '/office/api/upkeep/runExport', {
  summary: '导出任务运行记录',
  who: 'admin',
  writes: true,
  answer: 'file',
  input: sheetInput(listJobRuns, runColumns),
  output: z.unknown(),
});

/** Every job is idempotent, so running one again does no harm. One that waits already is not queued twice. */
export const runJob = call('POST', '/office/api/upkeep/job/run', {
  summary: '立即运行一个定时任务',
  who: 'admin',
  writes: true,
  input: z.object({ name: jobName }),
  output: nothing,
});

export const judgements = { good: '正常', warn: '注意', bad: '异常' } as const;
export type Judgement = keyof typeof judgements;
const judgement = z.enum(['good', 'warn', 'bad']);

/** Checks of the health page. */
export const checks = {
  schema: '数据库版本',
  database: '数据库大小',
  disk: '剩余磁盘',
  files: '文件存储',
  backup: '最近备份',
  proofLog: '存证日志',
  audit: '审计链',
  lateJobs: '任务准时',
  failedJobs: '任务失败',
  sms: '短信发送',
  memory: '内存占用',
  cache: '页面缓存',
} as const;
export type CheckName = keyof typeof checks;
const checkNames = Object.keys(checks) as [CheckName, ...CheckName[]];

const check = z.object({
  name: z.enum(checkNames),
  /** The figure in words. */
  value: z.string(),
  judgement,
  /** Advice; empty for none. */
  advice: z.string(),
});
export type Check = z.output<typeof check>;

export const readHealth = call('GET', '/office/api/upkeep/health', {
  summary: '系统状态：各项检查、文件存储与节点',
  who: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
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
  }),
});
export type Health = z.output<typeof readHealth.output>;
