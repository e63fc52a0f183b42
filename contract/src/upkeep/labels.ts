import { jobWords } from '../nouns.ts';

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

/** `lost`: begun, and its node gone before the end; the next run does the work. */
export const runStates = {
  waiting: '等待中',
  running: '运行中',
  done: '已完成',
  failed: '失败',
  lost: '中断',
} as const;

export type RunState = keyof typeof runStates;

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

export const judgements = { good: '正常', warn: '注意', bad: '异常' } as const;

export type Judgement = keyof typeof judgements;

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
