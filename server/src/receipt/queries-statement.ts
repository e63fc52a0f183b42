import type { StatementColumns } from '@shuji/contract/receipt/labels';
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

export async function insertStatement(
  db: Tx,
  row: {
    id: string;
    bank: string;
    fileName: string;
    operatorId: string;
    importedAt: Date;
    added: number;
    known: number;
  },
): Promise<void> {
  await db`insert into bank_statement ${db(row)}`;
}

export async function listLayouts(db: Db): Promise<{ bank: string; columns: StatementColumns }[]> {
  return db<{ bank: string; columns: StatementColumns }[]>`select bank, columns from statement_layout order by bank`;
}

export async function findLayout(db: Db, bank: string): Promise<StatementColumns | null> {
  const row = await one<{ columns: StatementColumns }>(db`select columns from statement_layout where bank = ${bank}`);
  return row?.columns ?? null;
}

export async function keepLayout(
  db: Tx,
  { bank, columns, operatorId }: { bank: string; columns: StatementColumns; operatorId: string },
  updatedAt: Date,
): Promise<void> {
  const row = { bank, columns: db.json({ ...columns }), operatorId, updatedAt };
  await db`
    insert into statement_layout ${db(row)} on conflict (bank) do update
    set columns = excluded.columns, operator_id = excluded.operator_id, updated_at = excluded.updated_at`;
}
