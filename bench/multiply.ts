// A million listings from a hundred thousand: each is copied within the database, which laying out anew would take an hour.
import postgres from 'postgres';

/** Copies the first `made` products until there are `count`; of a copy only what must be its own is its own. */
export async function multiply(
  url: string,
  made: number,
  count: number,
  onProgress: (count: number) => void,
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
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
      await sql.begin(async (tx) => {
        await tx`set local synchronous_commit = off`;
        // A copy points where its original points: what that is has been checked.
        await tx`set local session_replication_role = replica`;
        await tx.unsafe(copyAt(shift));
        // Its trigger does not fire in this role.
        await tx`insert into product_term (place, search) select place, search from product where place > ${shift}`;
      });
      onProgress(Math.min(count, shift + made));
    }
  } finally {
    await sql.end();
  }
}
