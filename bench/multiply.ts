// A million listings from a hundred thousand: each is copied within the database, which laying out anew would take an hour.
import { openDatabase } from '../server/src/db/open.ts';

/** Copies the first `made` products until there are `count`; of a copy only what must be its own is its own. */
export async function multiply(url: string, made: number, count: number): Promise<void> {
  const sql = openDatabase(url, { max: 2, writable: true });
  try {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'product' and is_generated = 'NEVER' order by ordinal_position`;
    const names = columns.map(({ name }) => name).join(', ');
    const copyAt = (shift: number) => {
      const own: Record<string, string> = {
        id: 'gen_random_uuid()',
        place: `place + ${shift}`,
        number: `number || '-${shift / made}'`,
      };
      const values = columns.map(({ name }) => own[name] ?? name).join(', ');
      const some = Math.min(made, count - shift);
      return `insert into product (${names}) select ${values} from product where place <= ${some}`;
    };
    for (let shift = made; shift < count; shift += made) {
      await sql.begin('read write', async (tx) => {
        await tx`set local statement_timeout = 0`;
        await tx`set local synchronous_commit = off`;
        await tx.unsafe(copyAt(shift));
      });
      console.error(`已复制到 ${Math.min(count, shift + made)} 件产品`);
    }
  } finally {
    await sql.end();
  }
}
