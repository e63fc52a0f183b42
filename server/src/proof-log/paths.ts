// The log as files, at the addresses that c2sp.org/tlog-tiles names: anyone may fetch it whole and check it.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#src/db/open.ts';
import { findTiles, listEntries, newestCheckpoint } from './queries.ts';
import { bundleOf, parseTilePath } from './rules.ts';
import { tileWidth } from './tree.ts';

const forGood = 'public, max-age=31536000, immutable';

/** Mounts `/log/checkpoint`, `/log/tile/<level>/<N>[.p/<W>]` and `/log/tile/entries/<N>[.p/<W>]`. */
export function mountProofLog(server: FastifyInstance, db: Db): void {
  server.get('/log/checkpoint', async (_, reply) => {
    const checkpoint = await newestCheckpoint(db);
    if (!checkpoint) return missing(reply);
    return open(reply, 'text/plain; charset=utf-8', 'no-cache').send(checkpoint.note);
  });
  server.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    const tile = parseTilePath(request.params['*']);
    const bytes = tile && (await bytesOf(db, tile));
    return bytes ? open(reply, 'application/octet-stream', forGood).send(bytes) : missing(reply);
  });
}

async function bytesOf(db: Db, { level, index, width }: NonNullable<ReturnType<typeof parseTilePath>>) {
  if (level === 'entries') {
    const entries = await listEntries(db, index * tileWidth, width);
    return entries.length === width ? bundleOf(entries) : null;
  }
  const [tile] = await findTiles(db, [{ level, index }]);
  return tile && tile.hashes.length >= width ? Buffer.concat(tile.hashes.slice(0, width)) : null;
}

// Pages of other sites may read it too: nothing here is personal.
function open(reply: FastifyReply, type: string, caching: string): FastifyReply {
  return reply
    .header('content-type', type)
    .header('cache-control', caching)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('没有这一部分\n');
}
