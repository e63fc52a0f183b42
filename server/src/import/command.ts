// The operators' import command: lists a merchant's whole catalogue on the market, registered at once.

import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Output } from '@shuji/contract/call';
import type { importProducts } from '@shuji/contract/product/import';
import { type FormFile, formFiles, formLabels } from '@shuji/contract/product/labels/fields';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { record } from '#src/audit/actions.ts';
import type { Db } from '#src/db/open.ts';
import { keepFile } from '#src/file/actions.ts';
import type { JobContext } from '#src/http/context.ts';
import { Refusal } from '#src/http/refuse.ts';
import { copyApart } from '#src/import/read/folder.ts';
import type { Line } from '#src/import/read/read-lines.ts';
import type { Merchant } from '#src/merchant/queries.ts';
import { findParty } from '#src/merchant/queries.ts';
import { centre, runFor } from '#src/overload/requester.ts';
import { importProduct } from '#src/product/registration/actions-import.ts';
import { savingOf } from '#src/product/rules.ts';
import type { Vault } from '#src/providers/vault.ts';
import { type Plan, type PlannedRow, planRows } from './plan.ts';
import { rememberImport, renewImport } from './queries.ts';

// Defaults for fields that open catalogues lack and the market requires.
const otherwise: Partial<ProductDraft> = {
  productType: 'dataset',
  industry: 'publicAdministration',
  scenes: ['other'],
  sources: ['publiclyCollected'],
  rights: ['use', 'operation'],
  dataLevel: 'general1',
  personalInfo: 'none',
  updateFrequency: 'irregular',
  delivery: ['platformFile'],
  priceMode: 'negotiable',
};

export interface CatalogueContext {
  db: Db;
  vault: Vault;
  merchant: Merchant;
  /** The folder of the files that rows name; null for none. */
  folder: string | null;
}

/** Looks at every line before anything is written. */
export async function planCatalogue(lines: readonly Line[], context: CatalogueContext): Promise<Plan> {
  const { db, vault, merchant, folder } = context;
  const owner = { partyId: merchant.partyId, merchantId: merchant.id };
  const plan = await planRows(lines, { db, vault, owner, files: new Map(), otherwise });
  const rows: PlannedRow[] = [];
  for (const row of plan.rows) {
    const problems = row.outcome === 'same' ? [] : await problemsOf(row, folder);
    if (problems.length === 0) rows.push(row);
    else plan.bad.push({ number: row.number, name: row.form.name, problems });
  }
  plan.bad.sort((one, other) => one.number - other.number);
  return { ...plan, rows };
}

async function problemsOf({ form, before, missingFiles }: PlannedRow, folder: string | null) {
  const problems = form.summary.length < 10 ? [{ field: formLabels.summary, text: '产品简介需为 10–200 个字' }] : [];
  if (before && savingOf(before.lifecycleStatus, before.versionStatus) === 'sameVersion')
    problems.push({ field: '编号', text: '数商正在修改这个产品，未更新；请待其提交或放弃后再导入' });
  for (const [field, name] of missingFiles) {
    const found = folder && basename(name) === name ? await stat(join(folder, name)).catch(() => null) : null;
    if (!found?.isFile()) problems.push({ field: formLabels[field], text: `文件夹里没有“${name}”` });
  }
  return problems;
}

export type Outcome = Omit<Output<typeof importProducts>, 'bad'>;

export interface Bringing {
  merchant: Merchant;
  /** The name in the history and the audit trail. */
  source: string;
  folder: string | null;
  /** Hears after each row how many are done. */
  onRow: (done: number) => void;
}

/** Writes whatever is new or has changed. */
export async function bringIn(
  plan: Plan,
  { merchant, source, folder, onRow }: Bringing,
  context: JobContext,
): Promise<Outcome> {
  const { db, now } = context;
  const party = await findParty(db, merchant.partyId);
  if (!party) throw new Error(`The merchant ${merchant.id} has no party`);
  const owner = { partyId: merchant.partyId, merchantId: merchant.id, accountId: party.accountId };
  const outcome: Outcome = { created: 0, changed: 0, same: 0 };
  for (const [at, row] of plan.rows.entries()) {
    outcome[row.outcome === 'new' ? 'created' : row.outcome] += 1;
    if (row.outcome !== 'same') {
      const form = await withFiles(row, folder, owner.accountId, context);
      const productId = await importProduct(
        { form, before: row.before, reason: `批量导入：${source}` },
        owner,
        context,
      );
      const memory = { merchantId: merchant.id, sourceKey: row.key, productId, contentHash: row.hash, importedAt: now };
      if (!row.isNumber) await (row.isRemembered ? renewImport(db, memory) : rememberImport(db, memory));
    }
    onRow(at + 1);
  }
  if (outcome.created + outcome.changed > 0) {
    await record(db, {
      call: 'importProducts',
      actorKind: 'operator',
      actorId: null,
      subject: merchant.id,
      address: 'command-line',
      requestId: source,
    });
  }
  return outcome;
}

async function withFiles(
  row: PlannedRow,
  folder: string | null,
  ownerId: string,
  context: JobContext,
): Promise<ProductDraft> {
  const form = { ...row.form };
  for (const [field, name] of row.missingFiles)
    form[field] = await bringFile(field, name, { folder, ownerId, context });
  return form;
}

async function bringFile(
  field: FormFile,
  name: string,
  { folder, ownerId, context }: { folder: string | null; ownerId: string; context: JobContext },
): Promise<string> {
  const copied = await copyApart(join(folder ?? '', name));
  try {
    const file = { name, path: copied.path, size: copied.size };
    // The command is a process of its own: no request waits for its connection.
    return await runFor(centre, () => keepFile(file, formFiles[field], ownerId, context));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.refusal, { [field]: `“${name}”：${error.fields?.file ?? '不能使用'}` });
  } finally {
    await copied.remove();
  }
}
