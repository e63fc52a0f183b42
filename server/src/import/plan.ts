// Plans an import before anything is written: for each row a product, or the reason against it.

import { isDeepStrictEqual } from 'node:util';
import { keyColumn } from '@shuji/contract/product/import-columns';
import { type FormFile, formLabels } from '@shuji/contract/product/labels/fields';
import type { ImportOutcome } from '@shuji/contract/product/labels/import';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { BadImportRow } from '@shuji/contract/product/schema/import';
import type { Db } from '#src/db/open.ts';
import { findFiles } from '#src/file/queries.ts';
import type { FieldErrors } from '#src/http/refuse.ts';
import type { Line } from '#src/import/read/read-lines.ts';
import { inTurns } from '#src/overload/in-turns.ts';
import { type Roles, typeFaults } from '#src/product/offering.ts';
import { openForm, wrongCodes } from '#src/product/registration/content.ts';
import { findOwnMany } from '#src/product/registration/queries-export.ts';
import type { ProductRow } from '#src/product/registration/queries-own.ts';
import { savingOf } from '#src/product/rules.ts';
import type { Vault } from '#src/providers/vault.ts';
import { layOver } from './form.ts';
import { getWordLists } from './import-columns.ts';
import { findImported } from './queries.ts';
import { type ImportRecord, readRecord, unknownHeadings } from './record.ts';

export interface PlannedRow {
  number: number;
  key: string;
  hash: string;
  outcome: ImportOutcome;
  form: ProductDraft;
  /** The product as it is; null for a new one. */
  before: ProductRow | null;
  /** True when the key is to be stored; a product's own number needs no storage. */
  isRemembered: boolean;
  /** True when the key is the product's number. */
  isNumber: boolean;
  /** Files that the row names and that the form does not hold yet. */
  missingFiles: Map<FormFile, string>;
}

export interface Plan {
  rows: PlannedRow[];
  bad: BadImportRow[];
  unknownColumns: string[];
}

export interface Owner {
  partyId: string;
  merchantId: string;
  /** Compared with the types of the rows; left out where the centre itself imports. */
  roles?: Roles;
}

export interface PlanContext {
  db: Db;
  vault: Vault;
  owner: Owner;
  /** Ids of files that have come with the table, by the name rows call them. */
  files: ReadonlyMap<string, string>;
  /** The defaults of a new product. */
  otherwise?: Partial<ProductDraft>;
  /** Aborts when the plan is no longer awaited. */
  signal?: AbortSignal;
}

/** A row takes a millisecond of computing: after every few of them other requests go first. */
export const rowsATurn = 10;

export async function planRows(lines: readonly Line[], context: PlanContext): Promise<Plan> {
  const { db, owner, vault } = context;
  const words = await getWordLists(db);
  const read: { line: Line; record: ImportRecord | null }[] = [];
  for await (const line of inTurns(lines, rowsATurn))
    read.push({ line, record: line.record ? readRecord(line.record, words) : null });
  const keys = read.flatMap(({ record }) => record?.key ?? []);
  const imported = await findImported(db, owner.merchantId, keys);
  const ids = [...imported.values()].map((row) => row.productId);
  const current = await findOwnMany(db, owner.partyId, { ids, numbers: keys });
  const byId = new Map(current.map((row) => [row.id, row]));
  const byNumber = new Map(current.map((row) => [row.number, row]));
  const fileNames = await namesOf(db, current);
  const plan: Plan = { rows: [], bad: [], unknownColumns: unknownIn(lines) };
  const seen = new Map<string, number>();
  for await (const { line, record } of inTurns(read, rowsATurn)) {
    context.signal?.throwIfAborted();
    const { number } = line;
    const bad = (problems: BadImportRow['problems']) => plan.bad.push({ number, name: record?.name ?? '', problems });
    if (!record) {
      bad([{ field: '', text: line.problem }]);
      continue;
    }
    const twice = seen.get(record.key);
    seen.set(record.key, twice ?? number);
    if (twice !== undefined) {
      bad([{ field: keyColumn.label, text: `与第 ${twice} 行编号相同` }, ...record.problems]);
      continue;
    }
    const previous = imported.get(record.key);
    const before = byNumber.get(record.key) ?? byId.get(previous?.productId ?? '') ?? null;
    const form = before ? openForm(before, vault) : null;
    const { attached, missingFiles } = filesFor(record, form, fileNames, context.files);
    const laid = layOver(
      record,
      attached,
      form ?? (context.otherwise ? ({ ...context.otherwise } as ProductDraft) : null),
    );
    if ('problems' in laid) {
      bad(laid.problems);
      continue;
    }
    const faults = owner.roles && typeFaults(laid.form, before?.registeredType ?? '', owner.roles);
    const wrong = problemsOf({ ...(await wrongCodes(db, laid.form)), ...faults });
    const isSame = isSaidAgain(previous?.contentHash, record, before) || isDeepStrictEqual(laid.form, form);
    const stuck = isSame ? null : inTheWay(before);
    if (wrong.length > 0 || stuck) {
      bad([...wrong, ...(stuck ? [{ field: keyColumn.label, text: stuck }] : [])]);
      continue;
    }
    plan.rows.push({
      number,
      key: record.key,
      hash: record.hash,
      outcome: isSame ? 'same' : before ? 'changed' : 'new',
      form: laid.form,
      before,
      isRemembered: previous !== undefined,
      isNumber: before?.number === record.key,
      missingFiles,
    });
  }
  return plan;
}

// A source that repeats its earlier values does not undo later edits by hand. Rows from before hashes were
// stored count as repeated.
function isSaidAgain(hash: string | null | undefined, record: ImportRecord, before: ProductRow | null): boolean {
  if (!before || hash === undefined || before.number === record.key) return false;
  return hash === null || hash === record.hash;
}

function inTheWay(before: ProductRow | null): string | null {
  if (!before) return null;
  const saving = savingOf(before.lifecycleStatus, before.versionStatus);
  if (saving === 'inReview') return '该产品正在审核或公示，暂不能修改；请等待审核结果';
  return saving === 'wrongStanding' ? '该产品已强制下架或注销，不能修改' : null;
}

function problemsOf(errors: FieldErrors): BadImportRow['problems'] {
  return Object.entries(errors).map(([field, text]) => ({
    field: formLabels[field as keyof typeof formLabels] ?? field,
    text,
  }));
}

/** A name that the form's file has already keeps it; another waits until that file has come. */
function filesFor(
  record: ImportRecord,
  form: ProductDraft | null,
  fileNames: ReadonlyMap<string, string>,
  brought: ReadonlyMap<string, string>,
) {
  const attached = new Map<FormFile, string | null>();
  const missing = new Map<FormFile, string>();
  for (const [field, name] of record.files) {
    const currentFile = form?.[field] ?? null;
    if (name === null) attached.set(field, null);
    else if (brought.has(name)) attached.set(field, brought.get(name) ?? null);
    else if (currentFile === null || fileNames.get(currentFile) !== name) missing.set(field, name);
  }
  return { attached, missingFiles: missing };
}

async function namesOf(db: Db, products: readonly ProductRow[]): Promise<Map<string, string>> {
  const ids = products.flatMap(({ content }) => fileIds(content));
  return new Map((await findFiles(db, ids)).map((file) => [file.id, file.name]));
}

/** The files a form names. */
export function fileIds(content: Omit<ProductDraft, 'contact'>): string[] {
  const { cover, sourceStatement, complianceReport, consentProof, sample } = content;
  return [cover, sourceStatement, complianceReport, consentProof, sample].filter((id) => id !== null);
}

function unknownIn(lines: readonly Line[]): string[] {
  return [...new Set(lines.slice(0, 20).flatMap(({ record }) => (record ? unknownHeadings(record) : [])))];
}
