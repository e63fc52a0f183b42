// Reports whether the process is alive, and whether it is ready.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { newestMigration } from '#src/db/migrate.ts';
import type { Pool } from '#src/db/open.ts';
import { roomIn } from '#src/providers/files/room.ts';

interface HealthParts {
  pool: Pool;
  /** True while the node reads its caches for the first time. */
  isReading: () => boolean;
  /** True while the node receives the invalidations of others. */
  isHearing: () => boolean;
  /** The place of the data. */
  folder: string;
}

/** With less than this the database itself soon cannot write any more. */
export const leastRoom = 64 * 1024 * 1024;

/** A health request needs an answer even when the database gives none. */
const patienceMs = 2_000;

export interface Health {
  /** Not ready from now on, though still served: so that no more are sent here. */
  leave(): void;
}

/**
 * `/livez` depends on nothing; `/readyz` needs a database that can write and has at least this program's shape, room on the disk,
 * waits for what a node reads before it can answer as quickly as the others, and turns false first when the server stops.
 */
export function mountHealth(server: FastifyInstance, parts: HealthParts): Health {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  server.addHook('preClose', async () => leave());
  server.get('/livez', async () => ({ live: true }));
  server.get('/readyz', async (_, reply) => {
    const problem = isLeaving ? '正在停止' : parts.isReading() ? '正在读取数据市场' : await soon(whatIsWrong(parts));
    return reply.code(problem ? 503 : 200).send(problem ? { ready: false, problem } : { ready: true });
  });
  return { leave };
}

async function soon(looking: Promise<string | null>): Promise<string | null> {
  const waited = new AbortController();
  const silent = sleep(patienceMs, '数据库没有回应', { signal: waited.signal }).catch(() => null);
  return Promise.race([looking, silent]).finally(() => waited.abort());
}

async function whatIsWrong({ pool, folder, isHearing }: HealthParts): Promise<string | null> {
  const room = await roomIn(folder);
  if (room !== null && room.free < leastRoom) return '磁盘空间不足';
  const newest = await newestMigration();
  try {
    const [row] = await pool<{ readOnly: boolean; schema: string }[]>`
      select pg_is_in_recovery() as read_only, (select max(name) from schema_migration) as schema`;
    if (row?.readOnly) return '数据库只读';
    // A newer one is a younger node's doing while the nodes are replaced one by one.
    if (!row || row.schema < newest) return '数据库版本比程序旧';
    return isHearing() ? null : '听不到其他节点的变更';
  } catch {
    return '数据库无法访问';
  }
}
