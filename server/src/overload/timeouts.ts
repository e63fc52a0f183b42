// Timeouts for clients, and the limits of a request before a file begins.
import { createServer, type RequestListener, type Server } from 'node:http';
import { type BodyRate, watchBodies } from './body-rate.ts';

const second = 1_000;

/** Fastify's own defaults, which it does not apply to a server passed to it. */
const waiting = {
  headersTimeout: 20 * second,
  // Spec §9: a call may take four minutes.
  requestTimeout: 300 * second,
  connectionsCheckingInterval: 5 * second,
};

export function serverWithTimeouts(handle: RequestListener, rate?: BodyRate): Server {
  const server = createServer(waiting, handle);
  watchBodies(server, rate);
  // Also for clients that send a request and do not read the reply.
  server.timeout = waiting.requestTimeout;
  return server;
}

/** Limits of a multipart request: fields are a word or an id each and are held in memory. */
export const formLimits = { fields: 10, fieldSize: 4_096, fieldNameSize: 100, parts: 12, headerPairs: 20 };
