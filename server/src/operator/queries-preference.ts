import type { Db, Tx } from '#src/db/open.ts';

export async function listPreferences(db: Db, operatorId: string): Promise<{ name: string; value: unknown }[]> {
  return db<{ name: string; value: unknown }[]>`
    select name, value from operator_preference where operator_id = ${operatorId}`;
}

export async function putPreference(
  db: Tx,
  operatorId: string,
  name: string,
  value: string[] | boolean,
): Promise<void> {
  await db`
    insert into operator_preference ${db({ operatorId, name, value: db.json(value) as never })}
    on conflict (operator_id, name) do update set value = excluded.value`;
}

export async function dropPreference(db: Tx, operatorId: string, name: string): Promise<void> {
  await db`delete from operator_preference where operator_id = ${operatorId} and name = ${name}`;
}
