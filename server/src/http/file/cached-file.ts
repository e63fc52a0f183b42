// A file generated from rows, such as a feed: cached like a page, and invalidated when its rows change.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import { Refusal, toEnvelope } from '#src/http/refuse.ts';
import { plainHeaders } from '#src/http/route.ts';

export interface ReadyFile<P> {
  /** May hold parameters, as Fastify writes them. */
  path: string;
  type: string;
  tags: readonly string[];
  /** Offered under this name instead of shown. */
  saveAs?: string;
  /** Null where there is no such file. */
  write: (params: P) => Promise<string | Buffer | null>;
}

/** Mounts a file that anyone may read, other sites' scripts included. */
export function mountReadyFile<P = unknown>(server: FastifyInstance, cache: ResponseCache, file: ReadyFile<P>): void {
  server.get(file.path, async (request: FastifyRequest, reply: FastifyReply) => {
    const reading = cache.begin();
    const written = await file.write(request.params as P);
    if (written === null) return reply.code(404).send(toEnvelope(new Refusal('door.notFound')));
    const body = Buffer.from(written);
    reply.header('content-type', file.type).header('cache-control', 'no-cache');
    reply.header('access-control-allow-origin', '*');
    if (file.saveAs) reply.header('content-disposition', `attachment; filename="${file.saveAs}"`);
    // A copy under every made-up query would only fill the store of ready replies.
    if (!request.url.includes('?')) {
      cache.store(request.url, { status: 200, headers: plainHeaders(reply), body, tags: file.tags }, reading);
    }
    return reply.send(body);
  });
}
