import { StartFailure } from '#src/config/start-failure.ts';
import type { Pool } from '#src/db/open.ts';
import { people } from './cast.ts';

/** A production start over a database that once was a demo: its passwords are known to everyone. */
export async function refuseCast(pool: Pool): Promise<void> {
  const ids = people.map((person) => person.id);
  const [found] = await pool`
    select 1 from account where id = any (${ids}::uuid[])
    union all
    select 1 from operator where id = any (${ids}::uuid[])
    limit 1`;
  if (found) throw new StartFailure('数据库里有演示账号，密码是公开的，不能用于正式运行；请换用全新的数据库。');
}
