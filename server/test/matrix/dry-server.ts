// A second server on a world's database whose transactions all run to their end and are then taken back: every cell of
// the matrix finds the same centre, in whatever order.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { buildApp } from '#src/app.ts';
import { openDatabase, type Pool } from '#src/db/open.ts';
import type { World } from '#test/world.ts';

export interface DryServer {
  server: FastifyInstance;
  /** How many writing transactions were begun so far. */
  begun(): number;
}

class TakenBack extends Error {}

/** Takes the place of the world's own, which is closed; `log` is where it writes. */
export async function dryServer(
  { config, providers, server: first }: World,
  log: FastifyBaseLogger = pino({ level: 'error' }),
): Promise<DryServer> {
  // A rolled-back change is never announced, and a second node would be waited for.
  await first.close();
  const pool = openDatabase(config.databaseUrl, { max: 8 });
  let count = 0;
  const begin = async (mode: string, work: (tx: unknown) => Promise<unknown>) => {
    count += 1;
    await pool
      .begin(mode, async (tx) => {
        await work(tx);
        // Deferred constraints are checked although the transaction never commits.
        await tx`set constraints all immediate`;
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  };
  const dry: Pool = new Proxy(pool, {
    get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name)),
  });
  // Text messages go nowhere either, or the demo's outbox would show one's phone to all.
  const silent = { ...providers, sms: { ...providers.sms, send: async () => null } };
  // The node's heartbeat, which no call of the matrix sees.
  const side = openDatabase(config.databaseUrl, { max: 2, writable: true });
  // It runs no jobs: their transactions are not the calls'.
  const asWeb = { ...config, role: 'web' as const };
  const { server } = await buildApp({ config: asWeb, pool: dry, side, providers: silent, log });
  afterAll(async () => {
    await server.close();
    await Promise.all([pool.end({ timeout: 1 }), side.end({ timeout: 1 })]);
  });
  return { server, begun: () => count };
}
