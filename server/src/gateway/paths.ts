// `/gateway/<access>/…`: what a buyer calls. Not a call of the contract, for what it answers is the supplier's.

import { gatewayMethods } from '@shuji/contract/gateway/labels';
import { type RefusalName, refusals } from '@shuji/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Single } from '#src/db/open.ts';
import type { Providers } from '#src/providers/providers.ts';
import { Forwarding, NotForwarded } from './forward.ts';
import { countRefused } from './refused.ts';
import { safeHeaders } from './rules.ts';

export interface GatewayParts {
  db: Db;
  /** Writes single statements, apart from the pool that requests hold. */
  side: Single;
  providers: Providers;
}

const statuses: Partial<Record<RefusalName, number>> = {
  'gateway.wrongKey': 401,
  'gateway.tooFast': 429,
  'gateway.wrongMethod': 405,
  'gateway.wrongPath': 400,
  'gateway.tooLarge': 413,
  'gateway.unreachable': 502,
  'gateway.redirected': 502,
  'gateway.replyTooLarge': 502,
  'gateway.tooSlow': 504,
};

/** Mounts the gateway. Its bodies are streams, whatever they are called. */
export function mountGateway(server: FastifyInstance, { db, side, providers }: GatewayParts): void {
  server.register(async (scope) => {
    const onFailure = (error: unknown) => scope.log.error({ err: error }, 'gateway calls not accounted for');
    const refused = countRefused(side, onFailure);
    const forwarding = new Forwarding({ db, side, providers, refused, onFailure });
    scope.addHook('onClose', () => forwarding.stop());
    scope.addHook('onClose', refused.stop);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(safeHeaders);
      try {
        const { status, headers, body } = await forwarding.forward(request.raw);
        return reply.code(status).headers(headers).send(body);
      } catch (error) {
        if (error instanceof NotForwarded) return refuseCall(reply, error.refusal);
        throw error;
      }
    };
    for (const url of ['/gateway/:access', '/gateway/:access/*'])
      scope.route({ method: [...gatewayMethods], url, exposeHeadRoute: false, handler });
  });
}

function refuseCall(reply: FastifyReply, name: RefusalName): FastifyReply {
  const status = statuses[name] ?? 403;
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="gateway"');
  if (status === 429) reply.header('retry-after', '1');
  // Not read to its end, so its connection cannot be used again.
  if (status === 413) reply.header('connection', 'close');
  const { code, msg } = refusals[name];
  reply.removeHeader('content-disposition');
  return reply.code(status).header('x-gateway-refused', name).send({ code, msg, data: null });
}
