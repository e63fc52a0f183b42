// Names, labels and limits, without schemas.

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
  'notify-matches': '供需匹配推送',
  'close-overdue-demands': '需求到期关闭',
  'index-demands': '需求检索整理',
  'turn-demand-day': '需求大厅换日',
  'news-publish-due': '资讯定时发布',
  'turn-day': '首页换日',
  'notify-saved-searches': '订阅检索推送',
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

/** `lost`: begun, and its node gone before the end; the next run does the work. */
export const runStates = {
  waiting: '等待中',
  running: '运行中',
  done: '已完成',
  failed: '失败',
  lost: '中断',
} as const;

export type RunState = keyof typeof runStates;

export const runStateNames = Object.keys(runStates) as [RunState, ...RunState[]];

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

export const checkNames = Object.keys(checks) as [CheckName, ...CheckName[]];
