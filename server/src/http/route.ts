// Calls as Fastify routes: path, query, body and file become one input; the outcome becomes one envelope.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFields } from '@fastify/multipart';
import { pathNames } from '@shuji/contract/call';
import { refusals } from '@shuji/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import { SingleFlight } from '#src/cache/single-flight.ts';
import { sendRefusedFile } from '#src/http/file/refused-file.ts';
import { sendFile } from '#src/http/file/send-file.ts';
import { BodyTooSlow } from '#src/overload/body-rate.ts';
import type { ConcurrencyLimit } from '#src/overload/concurrency-limit.ts';
import { retryAfter } from '#src/overload/outage.ts';
import type { FileAnswer, Upload } from './context.ts';
import { type Browser, browserOf, noBrowser } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import type { Caller, Execute } from './execute.ts';
import type { Served } from './feature.ts';
import { type Envelope, ensure, refuse, toEnvelope } from './refuse.ts';

export interface CallParts {
  execute: Execute;
  cache: ResponseCache;
  /** The headers of every reply. */
  headers: Record<string, string>;
  concurrency: ConcurrencyLimit;
  /** Cookies are only sent by TLS then. */
  isHttps: boolean;
}

/** Mounts every call. Two sources of input may not share a name: that is refused here, at start. */
export function mountCalls(
  app: FastifyInstance,
  calls: Served[],
  { execute, cache, headers, concurrency, isHttps }: CallParts,
): void {
  const flights = new SingleFlight<SharedReply>();
  const result = {
    ...headers,
    'content-type': json,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, authorization',
  };
  app.decorateRequest('refusal', null);
  for (const served of calls) {
    checkNames(served);
    app.route({
      method: served.call.method,
      url: served.call.path,
      config: { call: served.name },
      handler: (request, reply) =>
        isPublicRead(served, request)
          ? answerPublic(served, request, reply, { execute, cache, flights, headers: result, concurrency, isHttps })
          : answer(served, request, reply, { execute, concurrency, isHttps }),
    });
  }
}

/** An anonymous reply, shared by all concurrent requests for it. */
interface SharedReply {
  body: Buffer;
  tags: string[];
}

interface Shared extends CallParts {
  flights: SingleFlight<SharedReply>;
}

function isPublicRead({ call }: Served, request: FastifyRequest): boolean {
  return call.method === 'GET' && (call.cache ?? []).length > 0 && !request.headers.authorization;
}

async function answerPublic(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  { execute, cache, headers, flights, concurrency }: Shared,
) {
  const reading = cache.begin();
  const { url } = request;
  return refusing(request, reply, async () => {
    const { result, isFirst } = await flights.join(url, reading, async () => {
      const readContent = async () => ({ input: inputOf(served, request), upload: null });
      // The result is shared, so the work goes on when the first client disconnects.
      const { data, tags } = await concurrency.run((stepOut) =>
        execute(served, readContent, { ...callerOf(request, noBrowser), waiting: { stepOut, signal: () => null } }),
      );
      return { body: bodyOf(data), tags };
    });
    const { body, tags } = result;
    if (isFirst) cache.store(url, { status: 200, headers, body, tags }, reading);
    // The headers are constant: bypassing Fastify saves serializing them for each reply.
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    return reply;
  });
}

async function answer(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  { execute, concurrency, isHttps }: Pick<CallParts, 'execute' | 'concurrency' | 'isHttps'>,
) {
  const { call } = served;
  let folder = '';
  try {
    const work = async () => {
      const { data, setCookie } = await concurrency.run((stepOut) => {
        const readContent = async () => {
          const { upload } = call;
          if (!upload) return { input: inputOf(served, request), upload: null };
          folder = await mkdtemp(join(tmpdir(), 'shuji-upload-'));
          return stepOut(() => receive(request, upload.maxBytes, folder));
        };
        return execute(served, readContent, {
          ...callerOf(request, browserOf(request, reply, isHttps)),
          waiting: { stepOut, signal: disconnectSignal(request, reply) },
        });
      });
      if (setCookie) reply.header('set-cookie', setCookie);
      if (call.answer === 'file') return sendFile(request, reply, data as FileAnswer);
      return reply.header('content-type', json).header('cache-control', 'no-store').send(bodyOf(data));
    };
    return await refusing(request, reply, work, call.answer === 'file' ? sendRefusedFile : sendRefusal);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

const json = 'application/json; charset=utf-8';

function bodyOf(data: unknown): Buffer {
  return Buffer.from(JSON.stringify({ code: 200, msg: '操作成功', data }));
}

async function refusing(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
  send: typeof sendRefusal = sendRefusal,
) {
  try {
    return await work();
  } catch (error) {
    const envelope = toEnvelope(error);
    if (!envelope) throw error;
    request.refusal = envelope.code;
    if (envelope.code === refusals['door.busy'].code) reply.header('retry-after', retryAfter);
    return send(request, reply, envelope);
  }
}

function sendRefusal(_: FastifyRequest, reply: FastifyReply, envelope: Envelope): FastifyReply {
  return reply.header('cache-control', 'no-store').send(envelope);
}

/** A signal that aborts when the client disconnects before the reply; created on first use. */
function disconnectSignal({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller) return controller.signal;
    const created = new AbortController();
    controller = created;
    if (socket.destroyed) created.abort();
    raw.once('close', () => {
      if (!raw.writableEnded) created.abort();
    });
    return created.signal;
  };
}

function checkNames({ name, call }: Served): void {
  const inPath = pathNames(call.path);
  const names = Object.keys(call.input.shape);
  const twice = (call.query ?? []).filter((field) => inPath.includes(field));
  const missing = [...inPath, ...(call.query ?? [])].filter((field) => !names.includes(field));
  if (twice.length > 0 || missing.length > 0) {
    throw new Error(`${name}: ${[...twice, ...missing].join(', ')} must be one declared input field each`);
  }
}

function pathAndQuery(request: FastifyRequest): Record<string, unknown> {
  return mergeInput(request.query as object, request.params as object);
}

/** Refuses a name that both hold: the request is ambiguous. */
function mergeInput(one: object, other: object): Record<string, unknown> {
  for (const name of Object.keys(other)) ensure(!Object.hasOwn(one, name), 'door.badInput', sentTwice(name));
  return { ...one, ...other };
}

function sentTwice(name: string) {
  return { [name]: '同一字段不能重复提交' };
}

function inputOf({ call }: Served, request: FastifyRequest): Record<string, unknown> {
  const outer = pathAndQuery(request);
  if (call.method === 'GET') return outer;
  const body = request.body ?? {};
  ensure(typeof body === 'object' && !Array.isArray(body), 'door.badInput');
  return mergeInput(body, outer);
}

/** The caller by the headers: a bare token, an address, and whether `mobile: 1` was sent. */
function callerOf(request: FastifyRequest, browser: Browser): Caller {
  return {
    token: request.headers.authorization ?? '',
    cookie: request.headers.cookie ?? '',
    mobile: request.headers.mobile === '1',
    address: request.ip,
    device: deviceOf(request.headers['user-agent'] ?? ''),
    browser,
    requestId: request.id,
  };
}

async function receive(request: FastifyRequest, maxBytes: number, folder: string) {
  ensure(request.isMultipart(), 'door.badUpload');
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(refuseNoForm);
  ensure(part, 'door.badUpload');
  const upload: Upload = { name: part.filename, path: join(folder, 'file'), size: 0 };
  await pipeline(part.file, createWriteStream(upload.path)).catch(refuseNoForm);
  ensure(!part.file.truncated, 'door.tooLarge');
  upload.size = part.file.bytesRead;
  return { input: mergeInput(fieldsOf(part.fields), pathAndQuery(request)), upload };
}

function fieldsOf(parts: MultipartFields): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, part] of Object.entries(parts)) {
    ensure(!Array.isArray(part), 'door.badInput', sentTwice(name));
    if (part?.type === 'field') fields[name] = String(part.value);
  }
  return fields;
}

// The multipart parser reports a malformed form by a bare error; a full disk or a limit has an error code.
function refuseNoForm(error: Error): never {
  if (!('code' in error) && !(error instanceof BodyTooSlow)) refuse('door.badUpload');
  throw error;
}

/** The headers already set on a reply, in the form a cached reply needs. */
export function plainHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
