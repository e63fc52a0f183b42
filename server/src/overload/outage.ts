// Temporary outages of the database, the disk or the store, answered as 503 with an advice.
import type { Envelope } from '#src/http/refuse.ts';

export type Outage = 'database' | 'full' | 'store' | 'overload';

export const overloadedWords = '当前访问人数较多，请稍后再试';

const words: Record<Outage, string> = {
  // A lost connection leaves open whether the last step of a write was stored.
  database: '系统暂时无法处理您的请求，请稍后再试；如果刚才提交了内容，请先刷新页面，确认是否已经保存',
  full: '服务器存储空间不足，暂时无法保存，请稍后再试',
  store: '文件暂时无法存取，请稍后再试',
  overload: overloadedWords,
};

/** Value of the `retry-after` header, in seconds. */
export const retryAfter = '5';

/** Refuses requests under overload. One shared instance: a refusal must cost next to nothing. */
export class Overloaded extends Error {}
export const overloaded = new Overloaded('overloaded');

const codes: [RegExp, Outage][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  // Written and read through flydrive; a file that is not there is a fault and no outage.
  [/^E_CANNOT_(WRITE|READ|DELETE)_FILE$/, 'store'],
  [/^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/, 'database'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'database'],
  // Lost connections; too many; stopped, starting, cancelled; a read-only replica; a broken disk.
  [/^(08\d{3}|53\d{3}|57P0\d|57014|55P03|25006|25P03|58030)$/, 'database'],
];

/** The reply to an outage; null when the error is a fault of ours. */
export function outageOf(error: unknown): Envelope | null {
  const outage = error instanceof Overloaded ? 'overload' : classify(error);
  return outage && { code: 503, msg: words[outage], data: null };
}

// The innermost cause is the most specific: a file that could not be written because the disk is full.
function classify(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || error.name === 'NoSuchKey') return null;
  const here = codes.find(([shape]) => shape.test(code))?.[1] ?? null;
  if (error.cause === undefined) return here;
  const cause = classify(error.cause);
  if (here === 'store') return isMissing(error.cause) ? null : cause === 'full' ? 'full' : 'store';
  return cause ?? here;
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && (('code' in cause && cause.code === 'ENOENT') || cause.name === 'NoSuchKey');
}
