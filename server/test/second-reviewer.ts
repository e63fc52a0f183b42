import { randomUUIDv7 } from 'node:crypto';
import { write } from '#src/db/open.ts';
import { cast } from '#src/demo/cast.ts';
import { insertSession } from '#src/session/queries.ts';
import type { World } from '#test/world.ts';

/** Another reviewer beside 赵, signed in; gives the token. */
export async function secondReviewer({ sql }: World): Promise<string> {
  const id = randomUUIDv7();
  const token = 'second-reviewer-'.padEnd(64, '0');
  await write(sql, async (tx) => {
    await tx`
      insert into operator select (jsonb_populate_record(operator, jsonb_build_object('id', ${id}::text, 'username', 'zhou2', 'name', '吴敏'))).*
      from operator where id = ${cast.zhao.id}`;
    await insertSession(tx, { id: randomUUIDv7(), side: 'office', holderId: id, token, address: '127.0.0.1' });
  });
  return token;
}
