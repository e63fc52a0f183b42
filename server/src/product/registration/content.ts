// Between a form as it is written and a version as it is stored: contact sealed, codes and files checked.

import type { FileRef } from '@shuji/contract/file/schema';
import { type FormFile, formChoices, formDicts, formFileNames, formFiles } from '@shuji/contract/product/labels/fields';
import { nationwide } from '@shuji/contract/product/labels/form';
import type { ProductContent, ProductDraft } from '@shuji/contract/product/schema/form';
import { mayBeTaken } from '@shuji/contract/sample/calls';
import type { Db, Tx } from '#src/db/open.ts';
import { claimFile } from '#src/file/actions.ts';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import type { FieldErrors } from '#src/http/refuse.ts';
import { widest } from '#src/product/region-scope.ts';
import type { Vault } from '#src/providers/vault.ts';
import { findProfile } from '#src/sample/queries.ts';
import { findWrongCodes } from '#src/site/ensure-dict.ts';
import { currentRegions, endedRegions, regionName, wrongRegions } from '#src/site/regions.ts';

/** The form with its contact sealed: a name, a phone and an address are personal. */
export function sealForm(
  { contact, ...content }: ProductDraft,
  vault: Vault,
): { content: ProductContent; contact: string } {
  return { content, contact: vault.encrypt(JSON.stringify(contact)) };
}

export function openForm(row: { content: ProductContent; contact: string }, vault: Vault): ProductDraft {
  // Forms from before there were services have no such field.
  return {
    ...row.content,
    service: row.content.service ?? null,
    contact: JSON.parse(vault.decrypt(row.contact)) as ProductDraft['contact'],
  };
}

/** Sentences for codes that no dictionary and no list of regions holds. */
export async function wrongCodes(db: Db, form: Omit<ProductDraft, 'contact'>): Promise<FieldErrors> {
  const choices = formChoices.map((field) => [field, [formDicts[field], form[field]]] as const);
  const errors = await findWrongCodes(db, {
    ...Object.fromEntries(choices),
    dictionary: ['fieldType', form.dictionary.map((field) => field.type)],
  });
  const wrong = wrongRegions(form.regions.filter((code) => code !== nationwide));
  if (wrong) errors.regions = wrong;
  return errors;
}

/** Claims the files a form names and that were not in it before. Someone else's are refused as missing. */
export async function claimNewFiles(
  db: Tx,
  form: ProductContent,
  before: ProductContent | null,
  ownerId: string,
  now: Date,
): Promise<void> {
  for (const field of formFileNames) {
    const fileId = form[field];
    if (fileId && fileId !== before?.[field]) await claimFile(db, fileId, ownerId, formFiles[field], now);
  }
  const shownBefore = new Set(before ? picturesIn(before.detail) : []);
  for (const fileId of picturesIn(form.detail)) {
    if (!shownBefore.has(fileId)) await claimFile(db, fileId, ownerId, 'image', now);
  }
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/api\/file\/([0-9a-f-]{36})/g)].map((found) => found[1] as string);
}

export type FormFiles = Record<FormFile, FileRef | null>;

/** The files of a form, each with a link for one use; a sample only if everyone may take it. */
export async function filesOf(content: ProductContent, context: Linking): Promise<FormFiles> {
  const { db } = context;
  const rows = await findFiles(
    db,
    formFileNames.flatMap((field) => content[field] ?? []),
  );
  const linked = new Map<string, FileRef>(rows.map((row) => [row.id, linkTo(context, row)]));
  const sample = linked.get(content.sample ?? '');
  if (sample && !mayBeTaken(await findProfile(db, sample.id))) linked.set(sample.id, { ...sample, url: undefined });
  return Object.fromEntries(
    formFileNames.map((field) => [field, linked.get(content[field] ?? '') ?? null]),
  ) as FormFiles;
}

export function regionNames(codes: readonly string[]): string[] {
  return codes.map((code) => (code === nationwide ? '全国' : regionName(code)));
}

/** Divisions as they are today, with all above them: 450103 also stands under 450100 and 450000. See scopeOf. */
export function withRegionsAbove(codes: readonly string[]): string[] {
  const ended = endedRegions();
  const above = widest(currentRegions(codes)).flatMap((code) => [
    code,
    `${code.slice(0, 4)}00`,
    `${code.slice(0, 2)}0000`,
  ]);
  return [...new Set(above)].filter((code) => !ended.includes(code));
}
