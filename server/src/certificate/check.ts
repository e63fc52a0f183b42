// Compares every certificate with its entries in the log.
import type { Db } from '#src/db/open.ts';
import { findEntriesOf } from '#src/proof-log/queries.ts';
import { listLogged } from '#src/proof-log/queries-check.ts';
import { inLog, misfitOf } from './content.ts';
import { listCertificates, listKnown } from './queries.ts';

const atOnce = 1_000;

/** One sentence for each certificate that does not fit; `count` is how many were looked at. */
export async function checkCertificates(db: Db): Promise<{ count: number; broken: string[] }> {
  const broken: string[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await listCertificates(db, after, atOnce);
    const numbers = rows.map(({ number }) => number);
    const entries = Map.groupBy(await findEntriesOf(db, numbers), ({ subject }) => subject);
    for (const row of rows) {
      const misfit = misfitOf(row, inLog(entries.get(row.number) ?? []));
      if (misfit) broken.push(`证书 ${row.number}：${misfit}`);
    }
    count += rows.length;
    after = numbers.at(-1) ?? after;
    if (rows.length < atOnce) break;
  }
  return { count, broken: [...broken, ...(await findDeleted(db))] };
}

async function findDeleted(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (let after = ''; ; ) {
    const logged = await listLogged(db, after, atOnce);
    const stored = new Set(await listKnown(db, logged));
    for (const number of logged) if (!stored.has(number)) broken.push(`证书 ${number}：日志中有记载，证书表中已没有它`);
    after = logged.at(-1) ?? after;
    if (logged.length < atOnce) return broken;
  }
}
