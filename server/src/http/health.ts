// Whether the process lives, and whether it can do its work.
import type { FastifyInstance } from 'fastify';
import type { Pool } from '#src/db/open.ts';

/**
 * `/livez` depends on nothing; `/readyz` needs a database that can write, waits for what a node reads before it can
 * answer as quickly as the others, and turns false first when the server closes.
 */
export function mountHealth(server: FastifyInstance, pool: Pool, isReading: () => boolean): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.get('/livez', async () => ({ live: true }));
  server.get('/readyz', async (_, reply) => {
    const problem = isClosing ? '正在停止' : isReading() ? '正在读取数据市场' : await whatIsWrong(pool);
    return reply.code(problem ? 503 : 200).send(problem ? { ready: false, problem } : { ready: true });
  });
}

async function whatIsWrong(pool: Pool): Promise<string | null> {
  try {
    const [row] = await pool<{ readOnly: boolean }[]>`select pg_is_in_recovery() as read_only`;
    return row?.readOnly ? '数据库只读' : null;
  } catch {
    return '数据库无法访问';
  }
}
