// Turns errors into replies: a refusal in its envelope, an outage in words with 503, anything else a bare 500.
import type { FastifyInstance } from 'fastify';
import { Overloaded, outageOf, retryAfter } from '#src/overload/outage.ts';
import { Refusal, toEnvelope } from './refuse.ts';

const ofAnswers = ['content-length', 'content-disposition', 'accept-ranges', 'content-range', 'etag'];

export function answerFaults(server: FastifyInstance): void {
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    // Headers set before the failure, such as content type and cache lifetime, describe the reply that is not sent.
    for (const name of ofAnswers) reply.removeHeader(name);
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    const refusal = toEnvelope(error) ?? frameworkRefusal(error.statusCode ?? 500);
    if (refusal) {
      request.refusal = refusal.code;
      return reply.send(refusal);
    }
    const outage = outageOf(error);
    // Under overload the log would be longer than the replies.
    if (!(error instanceof Overloaded))
      request.log.error({ err: error, path: request.routeOptions.url }, outage ? 'outage' : 'fault');
    if (outage) return reply.code(503).header('retry-after', retryAfter).send(outage);
    return reply.code(500).send({ code: 500, msg: '服务器内部错误', data: null });
  });
}

// The framework's own errors (a body too large, invalid JSON) are refusals too.
function frameworkRefusal(status: number) {
  if (status === 413) return toEnvelope(new Refusal('door.tooLarge'));
  if (status === 415 || status === 400) return toEnvelope(new Refusal('door.badInput'));
  return null;
}
