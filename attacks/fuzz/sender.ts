// Sends what was drawn over the network, on connections that are used again.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Wire } from './request.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const timeoutMs = 60_000;

export function openSender(port: number): { send: (wire: Wire) => Promise<Reply>; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const once = ({ method, path, headers, body }: Wire) =>
    new Promise<Reply>((done, failed) => {
      const bytes = body === null ? null : Buffer.from(body);
      const length = bytes ? { 'content-length': String(bytes.length) } : {};
      const outgoing = request(
        { port, host: '127.0.0.1', method, path, headers: { ...headers, ...length }, agent, timeout: timeoutMs },
        (reply) => {
          buffer(reply).then(
            (whole) => done({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole }),
            failed,
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no reply in a minute')));
      outgoing.on('error', failed);
      outgoing.end(bytes ?? undefined);
    });
  // A server that refuses a body closes the connection while it is still being sent: that request is sent once more.
  const send = (wire: Wire) =>
    once(wire).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET')
        return once({ ...wire, headers: { ...wire.headers, connection: 'close' } });
      throw error;
    });
  return { send, close: () => agent.destroy() };
}
