// The words for a failure, and the time after which a run or a node counts as gone.

/** A node writes its figures more often than this by far. */
export const silentAfterSeconds = 90;

/** No job may take so long; one that seems to has lost its process. */
export const lostAfterMinutes = 15;

export const retentionDays = { done: 3, all: 90 } as const;

const byCode: Record<string, string> = {
  '53100': '数据库所在磁盘已满',
  '53200': '数据库内存不足',
  '53300': '数据库连接数已满',
  '57014': '语句超时，已被取消',
  '57P01': '数据库正在停止',
  '57P03': '数据库正在启动',
  '55P03': '等待锁超时',
  '40P01': '与其他事务互相等待，已被取消',
  '25006': '数据库只读',
  ECONNREFUSED: '连接不上数据库或外部服务',
  ECONNRESET: '连接被中断',
  CONNECTION_CLOSED: '数据库连接中断',
  CONNECTION_ENDED: '数据库连接已结束',
  CONNECT_TIMEOUT: '连接数据库超时',
  ENOSPC: '磁盘空间已满',
  ENOENT: '文件不存在',
  EACCES: '没有读写文件的权限',
};

/** The reason of a failure without personal data: values in an error's message are left out. */
export function problemWords(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '程序错误';
  const { code, name, message, constraint_name: constraint } = error as Record<string, unknown>;
  const sentence = typeof code === 'string' ? byCode[code] : undefined;
  if (sentence) return sentence;
  if (typeof constraint === 'string') return `数据库拒绝写入（约束 ${constraint}）`;
  if (typeof code === 'string') return `数据库或系统错误（${code.slice(0, 40)}）`;
  return `程序错误（${String(name)}）：${withoutValues(String(message)).slice(0, 300)}`;
}

function withoutValues(message: string): string {
  return message.replace(/"[^"]*"|'[^']*'/g, '…').replace(/\d{4,}/g, '…');
}
