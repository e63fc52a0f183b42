// Requests over connections of their own, which their sender may break off.
import { Agent, request } from 'node:http';

export interface Sent {
  method: string;
  url: string;
  body?: Record<string, unknown>;
  token: string;
  address: string;
}

export interface Answer {
  status: number;
  /** The code of the envelope; 200 for bytes. */
  code: number;
  retryAfter: string | undefined;
  ms: number;
}

export interface Sending {
  /** Null when it was broken off before there was an answer. */
  answer: Promise<Answer | null>;
  breakOff(): void;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export function send(port: number, { method, url, body, token, address }: Sent): Sending {
  const began = performance.now();
  const headers = {
    mobile: '1',
    ...(token && { authorization: token }),
    ...(address && { 'x-forwarded-for': address }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sending = request({ host: '127.0.0.1', port, agent, method, path: url, headers });
  const answer = new Promise<Answer | null>((done) => {
    sending.once('error', () => done(null));
    sending.once('response', (response) => {
      const bytes: Buffer[] = [];
      response.on('data', (some: Buffer) => bytes.push(some));
      response.once('error', () => done(null));
      response.once('end', () => {
        const isJson = String(response.headers['content-type']).startsWith('application/json');
        const { code } = isJson ? (JSON.parse(String(Buffer.concat(bytes))) as { code: number }) : { code: 200 };
        const status = response.statusCode ?? 0;
        done({ status, code, retryAfter: response.headers['retry-after'], ms: performance.now() - began });
      });
    });
  });
  sending.end(body && JSON.stringify(body));
  return { answer, breakOff: () => void sending.destroy() };
}
