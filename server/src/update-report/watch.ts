// Looks at a supplier's interface for a sign of an update: a field of its JSON reply, or its ETag or Last-Modified.
import { type CallOut, callForBeginning, OutFailed, type OutFailure } from '#src/providers/call-out.ts';

export interface Watched {
  endpoint: string;
  /** JSON Pointer (RFC 6901); empty for the reply's headers. */
  pointer: string;
  secretName: string;
  secret: string;
}

/** The value that changes with each update, or why there is none. */
export type Look = { seen: string } | { problem: string };

const limitMs = 10_000;
const mostBytes = 256 * 1024;
const mostSeen = 500;

const failures: Record<OutFailure, string> = {
  forbidden: '地址不能访问：请填写公网上可访问的地址，端口一般为 80、443 或 8443',
  unreachable: '接口连接失败',
  timeout: '接口 10 秒内没有应答',
  certificate: '接口的证书无效',
};

export async function lookAt(callOut: CallOut, { endpoint, pointer, secretName, secret }: Watched): Promise<Look> {
  const headers = {
    accept: 'application/json, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Shuji-Update-Watch',
    ...(secretName && secret ? { [secretName]: secret } : {}),
  };
  const outgoing = { url: endpoint, headers };
  if (pointer === '') return lookAtHead(callOut, outgoing);
  const reply = await callForBeginning(callOut, outgoing, { ms: limitMs, bytes: mostBytes });
  if (typeof reply === 'string') return { problem: failures[reply] };
  const refused = problemOf(reply.status);
  if (refused) return { problem: refused };
  if (!reply.isWhole) return { problem: '返回超过 256 KB，请换一个返回较小的地址' };
  const value = valueAt(reply.text, pointer);
  return value === null ? { problem: `返回中没有字段 ${pointer}，或它不是文字、数字` } : { seen: value };
}

async function lookAtHead(callOut: CallOut, outgoing: Parameters<CallOut>[0]): Promise<Look> {
  try {
    const { status, headers, body } = await callOut({ ...outgoing, signal: AbortSignal.timeout(limitMs) });
    body.destroy();
    const refused = problemOf(status);
    if (refused) return { problem: refused };
    const sign = [headers.etag ?? headers['last-modified']].flat()[0];
    return sign
      ? { seen: sign.slice(0, mostSeen) }
      : { problem: '返回中没有 ETag 或 Last-Modified，请填写更新时间字段' };
  } catch (error) {
    return { problem: failures[error instanceof OutFailed ? error.reason : 'timeout'] };
  }
}

function problemOf(status: number): string | null {
  return status >= 200 && status < 300 ? null : `接口返回 HTTP ${status}`;
}

/** The text or number that the pointer names; null for anything else. */
function valueAt(text: string, pointer: string): string | null {
  let value = jsonOf(text);
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, mostSeen) : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
