// A supplier's interface for tests: echoes the request, or fails as its path asks.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface UpstreamServer {
  origin: string;
  requests: Heard[];
  /** Calls under `/v1/held` wait until they are let go. */
  release(): void;
  /** The headers of the last request. */
  lastHeaders(): IncomingHttpHeaders;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers: Record<string, Answer> = {
  '/v1/broken': (_, response) => response.writeHead(503).end('{}'),
  '/v1/gone': (request) => request.socket.destroy(),
  '/v1/inside': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/admin' }).end(),
  '/v1/silent': () => {},
  '/v1/forbidden': (_, response) => response.writeHead(403).end('{}'),
  '/v1/unknown': (_, response) => response.writeHead(404).end('{}'),
  // Breaks off once the first bytes are on their way.
  '/v1/half': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('0123456789', () => setImmediate(() => response.destroy()));
  },
  // Answers in part, and waits.
  '/v1/begun': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('0123456789');
  },
  '/v1/huge': (_, response) => response.writeHead(200, { 'content-length': 60 * 1024 * 1024 }).flushHeaders(),
  '/v1/flood': (_, response) => flood(response),
  '/v1/bold': (_, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'session=theirs',
        'access-control-allow-origin': '*',
        'x-accel-redirect': '/internal',
        'cache-control': 'public, max-age=9',
      })
      .end('<script>alert(1)</script>'),
};

function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}

export async function startUpstream(): Promise<UpstreamServer> {
  const requests: Heard[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      const answer = answers[url.split('?')[0] ?? ''];
      if (answer) return answer(request, response);
      const text = JSON.stringify({ url, body });
      if (url.startsWith('/v1/held')) return waiting.push(() => response.end(text));
      response.writeHead(200, { 'content-type': 'application/json' }).end(method === 'HEAD' ? '' : text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    lastHeaders: () => requests.at(-1)?.headers ?? {},
  };
}
