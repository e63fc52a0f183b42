import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/sample';
import type { SampleProfile } from '@shuji/contract/sample';
import type { Db } from '#src/db/open.ts';
import { findFile } from '#src/file/queries.ts';
import { ensure } from '#src/http/refuse.ts';
import type { ReadScene, User } from '#src/http/scene.ts';
import type { Outside } from '#src/outside/outside.ts';
import { profileFile } from './profiler.ts';
import { findOwnSample, findProfile } from './queries.ts';

/** At once, even before the schedule has come to it: whoever uploads wants to know now. */
export async function profileSample(
  { id }: Parsed<typeof calls.profileSample>,
  { db, actor, outside }: ReadScene<User>,
): Promise<Output<typeof calls.profileSample>> {
  const file = await findOwnSample(db, id, actor.id);
  ensure(file, 'file.notFound');
  return (await findProfile(db, id)) ?? profileFile(outside.files, file);
}

/** What is known of a file, or is found out now. Whoever calls this has checked that the reader may. */
export async function readProfile(db: Db, outside: Outside, fileId: string): Promise<SampleProfile | null> {
  const file = await findFile(db, fileId);
  if (!file) return null;
  return (await findProfile(db, fileId)) ?? profileFile(outside.files, file);
}
