import type { FilePurpose } from '@shuji/contract/file/labels';
import type { Tx } from '#src/db/open.ts';
import type { Stored } from './queries.ts';

/** Takes away someone's files of some purposes; the caller removes their bytes. */
export async function deleteFilesOf(
  db: Tx,
  ownerId: string,
  purposes: readonly FilePurpose[],
): Promise<Pick<Stored, 'key' | 'parts'>[]> {
  return db<Pick<Stored, 'key' | 'parts'>[]>`
    delete from file where owner_id = ${ownerId} and purpose = any(${purposes as string[]}) returning key, parts`;
}
