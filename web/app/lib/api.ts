// The browser's way to the centre's API: spec §2, §4, §7 and §8, row by row, and nowhere else.
import { type Call, type Input, type Output, toRequest } from '@shuji/contract/call';
import { noRoom } from '@shuji/contract/file/no-room';
import { paths } from '#app/paths.ts';
import { type ToastLink, toast } from '#app/ui/notify.ts';
import { Failed, type FieldErrors, isEnvelope, open, Refused, Silent } from './failure.ts';
import { getToken, type Side, sessionExpired } from './session.ts';

/** Spec §9. */
const timeout = 240_000;

export interface ApiOptions {
  /**
   * The caller shows field errors itself: no toast is raised when every wrong field is shown.
   * True: all of them are; a function decides for each.
   */
  fields?: boolean | ((name: string) => boolean);
  signal?: AbortSignal;
  /** The result is not awaited: a refusal shows no toast. */
  quiet?: boolean;
  /** Goes on though the page is left; browsers take at most 64 KB so. */
  keepalive?: boolean;
}

/**
 * Makes a call and gives its data. Rejects with Refused (already shown to the user), Failed (shown when 5xx)
 * or Silent (no reply came: never shown).
 */
export async function api<C extends Call>(target: C, input: Input<C>, options: ApiOptions = {}): Promise<Output<C>> {
  const { method, url, body } = toRequest(target, input);
  const side = sideOf(url);
  const signals = [AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])];
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(baseUrl() + url, {
      method,
      headers: { ...ownHeaders(side), ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.any(signals),
      keepalive: options.keepalive ?? false,
    });
    reply = await readReply(response);
  } catch (error) {
    throw new Silent('no reply', { cause: error });
  }
  return settle(response.status, reply, { url, side, options }) as Output<C>;
}

/** Sends a file with a multipart call; `onProgress` receives 0 … 1. */
export function upload<C extends Call>(
  target: C,
  input: Input<C>,
  file: Blob,
  onProgress: (part: number) => void = () => {},
  options: ApiOptions = {},
): Promise<Output<C>> {
  const { url, body = {} } = toRequest(target, input);
  const side = sideOf(url);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', baseUrl() + url);
    for (const [name, value] of Object.entries(ownHeaders(side))) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      try {
        resolve(settle(request.status, parse(request.responseText), { url, side, options }) as Output<C>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Silent('no reply'));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Fetches bytes. A refusal arrives as an envelope and is shown like every other. */
export async function fetchFile(url: string, method = 'GET'): Promise<Response> {
  const side = sideOf(url);
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(baseUrl() + url, { method, headers: ownHeaders(side), signal }).catch((error) => {
    throw new Silent('no reply', { cause: error });
  });
  const isFile = response.status === 200 && response.headers.has('content-disposition');
  if (isFile) return response;
  settle(response.status, await readReply(response), { url, side, options: {} });
  throw new Failed(response.status);
}

/** Makes a call that answers a file, and saves that file under the name it comes with. */
export async function download<C extends Call>(target: C, input: Input<C>): Promise<void> {
  const { method, url } = toRequest(target, input);
  await saveFile(await fetchFile(url, method));
}

/** Saves a fetched file under the name it comes with. */
export async function saveFile(response: Response): Promise<void> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = decodeURIComponent(name);
  link.click();
  // The browser begins to save in a task of its own.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface RequestContext {
  url: string;
  side: Side;
  options: ApiOptions;
}

function settle(status: number, reply: unknown, { url, side, options }: RequestContext): unknown {
  if (status >= 500 && !options.quiet) {
    toast.error('服务器连接失败，请稍后再试！');
    console.error(`服务器连接失败：HTTP ${status} ${url}`);
  }
  if (status !== 200 || !isEnvelope(reply)) throw new Failed(status);
  try {
    return open(reply);
  } catch (error) {
    if (error instanceof Refused && !options.quiet) showRefusal(error, side, options);
    throw error;
  }
}

function showRefusal(refused: Refused, side: Side, { fields }: ApiOptions): void {
  if (refused.code === 401) void sessionExpired(side);
  else if (!standsAtFields(refused.fields, fields)) toast.error(wordsOf(refused), wayOut(refused, side));
}

/** The page on which a refused caller can put it right. */
export function wayOut({ code }: Refused, side: Side): ToastLink | undefined {
  if (code !== noRoom.code || side !== 'site') return;
  return { to: paths.myfiles, words: '打开我的文件' };
}

// A file's fault belongs to no field of a form: it is part of the refusal's message.
function wordsOf({ msg, fields }: Refused): string {
  return fields.file ? `${msg}：${fields.file}` : msg;
}

function standsAtFields(errors: FieldErrors, shown: ApiOptions['fields']): boolean {
  const names = Object.keys(errors);
  if (!shown || names.length === 0) return false;
  return shown === true || names.every(shown);
}

function ownHeaders(side: Side): Record<string, string> {
  return { mobile: '1', Authorization: getToken(side) };
}

function sideOf(url: string): Side {
  return url.startsWith('/office/api/') ? 'office' : 'site';
}

// The server writes API_BASE_URL into the page; empty means the page's own origin.
function baseUrl(): string {
  return document.documentElement.dataset.api ?? '';
}

async function readReply(response: Response): Promise<unknown> {
  return parse(await response.text());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
