// All of a file or nothing of it, and nothing twice.
import { record } from '#src/audit/actions.ts';
import type { Db } from '#src/db/open.ts';
import type { JobScene } from '#src/http/scene.ts';
import type { Merchant } from '#src/merchant/queries.ts';
import { importProduct } from '#src/product/actions-import.ts';
import { readLabels } from '#src/site/queries.ts';
import { type Labels, labelled, type Mapped, mapRecord } from './mapping.ts';
import { importedKeys, rememberImport } from './queries.ts';
import type { Line } from './read-file.ts';

export interface BadLine {
  number: number;
  reasons: string[];
}

export interface Checked {
  good: Mapped[];
  bad: BadLine[];
}

/** Maps every line before anything is written; a key that stands twice in the file is an error of its second line. */
export async function checkLines(db: Db, lines: readonly Line[]): Promise<Checked> {
  const labels = await codesByLabel(db);
  const seen = new Map<string, number>();
  const checked: Checked = { good: [], bad: [] };
  for (const { number, record: fields, problem } of lines) {
    const mapped = fields ? mapRecord(fields, labels) : { problems: [problem] };
    const before = 'key' in mapped ? seen.get(mapped.key) : undefined;
    if ('problems' in mapped) checked.bad.push({ number, reasons: mapped.problems });
    else if (before !== undefined) checked.bad.push({ number, reasons: [`与第 ${before} 行编号相同`] });
    else {
      seen.set(mapped.key, number);
      checked.good.push(mapped);
    }
  }
  return checked;
}

async function codesByLabel(db: Db): Promise<Labels> {
  const entries = await Promise.all(
    labelled.map(async (dict) => [
      dict,
      new Map([...(await readLabels(db, dict))].map(([code, label]) => [label, code])),
    ]),
  );
  return Object.fromEntries(entries) as Labels;
}

export interface Outcome {
  imported: number;
  /** Were there from an earlier run. */
  known: number;
}

/** Writes what is not there yet. `onRow` hears after each row how many are done. */
export async function importAll(
  rows: readonly Mapped[],
  merchant: Merchant,
  source: string,
  scene: JobScene,
  onRow: (done: number) => void,
): Promise<Outcome> {
  const { db, now } = scene;
  const known = await importedKeys(db, merchant.id);
  const fresh = rows.filter((row) => !known.has(row.key));
  const owner = { partyId: merchant.partyId, merchantId: merchant.id };
  for (const [at, { key, form }] of fresh.entries()) {
    const productId = await importProduct(form, owner, `批量导入：${source}`, scene);
    await rememberImport(db, { merchantId: merchant.id, sourceKey: key, productId, importedAt: now });
    onRow(at + 1);
  }
  if (fresh.length > 0) {
    await record(db, {
      call: 'importProducts',
      actorKind: 'operator',
      actorId: null,
      subject: merchant.id,
      address: 'command-line',
      requestId: source,
    });
  }
  return { imported: fresh.length, known: rows.length - fresh.length };
}
