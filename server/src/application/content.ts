// From a form as it comes in to a form as it is stored: personal values sealed, files claimed, the rest left out.
import type { Tx } from '#src/db/open.ts';
import { claimFiles } from '#src/file/actions.ts';
import type { Vault } from '#src/providers/vault.ts';
import type { FileFields } from './reading.ts';
import type { Content } from './rules.ts';

/** The named fields of an input that hold something. */
export function filledFields(input: Content, names: readonly string[]): Content {
  return Object.fromEntries(names.flatMap((name) => (isEmpty(input[name]) ? [] : [[name, input[name]]])));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Replaces personal texts by what may be stored of them. */
export function sealFields(vault: Vault, content: Content, names: readonly string[]): Content {
  const sealed = names.flatMap((name) => {
    const value = content[name];
    return typeof value === 'string' ? [[name, { sealed: vault.encrypt(value), blind: vault.blind(value) }]] : [];
  });
  return { ...content, ...Object.fromEntries(sealed) };
}

/** Claims every file that the form names; someone else's is refused as if it did not exist. */
export async function claimContent(
  db: Tx,
  content: Content,
  files: FileFields,
  ownerId: string,
  now: Date,
): Promise<void> {
  for (const [field, purpose] of Object.entries(files)) {
    const value = content[field];
    const ids = Array.isArray(value) ? value : value === undefined ? [] : [value];
    await claimFiles(db, ids as string[], ownerId, purpose, now);
  }
}
