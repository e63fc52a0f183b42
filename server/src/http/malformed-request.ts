// Refuses requests before they reach a call: an unreadable address, or invalid HTTP.
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCallPath } from './call-path.ts';
import { Refusal, toEnvelope } from './refuse.ts';

const refusal = toEnvelope(new Refusal('door.badInput'));

/** Answers an address with broken escapes or an endless part as every other refusal, with the headers of every reply. */
export function answerMalformed(headers: Record<string, string>) {
  return (_: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const status = isCallPath(request.url) ? 200 : 400;
    reply.code(status).headers(headers).header('cache-control', 'no-store').send(refusal);
  };
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Takes leave of a connection that does not speak HTTP, or not in time. */
export function answerNoHttp(headers: Record<string, string>) {
  const body = JSON.stringify(refusal);
  const lines = { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const head = Object.entries({ ...lines, 'content-length': Buffer.byteLength(body) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable && error.code !== 'ECONNRESET') socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n${body}`);
    socket.destroy();
  };
}
