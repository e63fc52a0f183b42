// Reads sample profiles for the nouns that show them.
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Db } from '#src/db/open.ts';
import { findFile } from '#src/file/queries.ts';
import type { Providers } from '#src/providers/providers.ts';
import { profileFile } from './profiler.ts';
import { findProfile } from './queries.ts';

/** The profile of a file, made on demand. The caller has checked that the reader may see it. */
export async function getProfile(db: Db, providers: Providers, fileId: string): Promise<SampleProfile | null> {
  const file = await findFile(db, fileId);
  if (!file) return null;
  return (await findProfile(db, fileId)) ?? profileFile(providers, file);
}
