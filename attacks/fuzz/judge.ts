// The rules every reply must meet, whatever the request.
import { refusals } from '@shuji/contract/refusals';
import { isExactly } from '../../server/test/matrix/secrets.ts';
import type { Operation } from './operations.ts';
import type { Wire } from './request.ts';
import type { Reply } from './sender.ts';

const words = new Map<number, Set<string>>();
for (const { code, msg } of Object.values(refusals)) words.set(code, (words.get(code) ?? new Set()).add(msg));

/** Statuses of requests that are not even well-formed calls. */
const turnedAway = new Set([400, 404, 405, 413, 414, 415, 416, 431]);

/** The fault of a reply, as a sentence; null when there is none. */
export function faultOf({ call, method }: Operation, request: Wire, { status, headers, body }: Reply): string | null {
  if (status >= 500) return `HTTP ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  const type = String(headers['content-type'] ?? '');
  if (isActive(type) && !isSaved(headers)) return `answered as ${type}`;
  if (request.method === 'HEAD' || status === 304) return null;
  if (request.method !== method && status === 404) return null;
  if (status !== 200 && status !== 206) return turnedAway.has(status) ? null : `HTTP ${status}`;
  if (call.answer === 'file' && !type.startsWith('application/json')) {
    return headers['content-disposition'] ? null : 'a file without a disposition';
  }
  return type.startsWith('application/json') ? envelopeFault(request, body, call) : `answered as ${type || 'nothing'}`;
}

function isActive(type: string): boolean {
  return /html|svg|javascript|\/xml|\+xml/.test(type);
}

/** Saved and never shown: as an attachment, and harmless even where it is shown after all. */
function isSaved(headers: Reply['headers']): boolean {
  const policy = String(headers['content-security-policy']);
  return String(headers['content-disposition']).startsWith('attachment') && policy.includes('sandbox');
}

function envelopeFault(request: Wire, body: Buffer, call: Operation['call']): string | null {
  const reply = parsed(body);
  if (!reply || Object.keys(reply).sort().join() !== 'code,data,msg') return 'no envelope';
  if (reply.code === 200) {
    if (request.method !== call.method) return `${request.method} did what ${call.method} does`;
    return isLawful(call, reply.data) ? null : 'off-schema data';
  }
  if (!words.get(reply.code)?.has(reply.msg)) return `refused with ${reply.code} ${reply.msg}`;
  return isFields(reply.data) ? null : 'off-schema refusal';
}

function parsed(body: Buffer): { code: number; msg: string; data: unknown } | null {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

function isLawful(call: Operation['call'], data: unknown): boolean {
  try {
    return call.answer === 'file' || isExactly(call, data);
  } catch {
    return false;
  }
}

function isFields(data: unknown): boolean {
  if (data === null) return true;
  const fields = (data as { fields?: Record<string, unknown> }).fields;
  return fields !== undefined && Object.values(fields).every((sentence) => typeof sentence === 'string');
}
