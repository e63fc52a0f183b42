// What samples hold, for the nouns that show them.
import type { SampleProfile } from '@shuji/contract/sample/calls';
import type { Db } from '#src/db/open.ts';
import { findFile } from '#src/file/queries.ts';
import type { Providers } from '#src/providers/providers.ts';
import { profileFile } from './profiler.ts';
import { findProfile } from './queries.ts';

/** What is known of a file, or is found out now. Whoever calls this has checked that the reader may. */
export async function readProfile(db: Db, providers: Providers, fileId: string): Promise<SampleProfile | null> {
  const file = await findFile(db, fileId);
  if (!file) return null;
  return (await findProfile(db, fileId)) ?? profileFile(providers, file);
}
