// Test doubles of the centre's dependencies, up or down: an SMS gateway and an object store.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** `well` answers; `ill` answers with an error; `silent` never answers. */
export type Health = 'well' | 'ill' | 'silent';

export interface Gateway {
  origin: string;
  health: Health;
  /** How long each takes, as a real one does. */
  delayMs: number;
  /** How often each message was handed over, by its key: the same key is the same message. */
  taken: Map<string, number>;
  /** Texts that came without a key, which would be sent each time. */
  keyless: string[];
}

export async function startGateway(): Promise<Gateway> {
  const gateway: Gateway = { origin: '', health: 'well', delayMs: 0, taken: new Map(), keyless: [] };
  gateway.origin = await listen(async (request, response, body) => {
    if (gateway.health === 'silent') return;
    if (gateway.health === 'ill') return void response.writeHead(500).end();
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') gateway.taken.set(key, (gateway.taken.get(key) ?? 0) + 1);
    else gateway.keyless.push((JSON.parse(body.toString()) as { text: string }).text);
    await sleep(gateway.delayMs);
    response.end('{}');
  });
  return gateway;
}

export interface Store {
  origin: string;
  health: Health;
  files: Map<string, Buffer>;
}

/** As much of S3 as one object at a time needs. */
export async function startStore(): Promise<Store> {
  const store: Store = { origin: '', health: 'well', files: new Map() };
  store.origin = await listen(async (request, response, body) => {
    const key = (request.url ?? '').split('?')[0] ?? '';
    if (store.health === 'silent') return;
    if (store.health === 'ill') return void response.writeHead(503).end();
    if (request.method === 'PUT') {
      store.files.set(key, unchunked(request, body));
      return void response.setHeader('etag', '"x"').end();
    }
    if (request.method === 'DELETE') {
      store.files.delete(key);
      return void response.writeHead(204).end();
    }
    const found = store.files.get(key);
    if (found) response.end(found);
    else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  return store;
}

// The client signs a stream piece by piece: each is a line with its length, and then its bytes.
function unchunked(request: IncomingMessage, body: Buffer): Buffer {
  if (!String(request.headers['content-encoding'] ?? '').includes('aws-chunked')) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!(size > 0)) break;
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(pieces);
}

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>;

async function listen(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => void answer(request, response, Buffer.concat(pieces)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
