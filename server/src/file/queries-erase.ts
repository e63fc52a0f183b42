import type { FilePurpose } from '@shuji/contract/file';
import type { Tx } from '#src/db/open.ts';

/** Takes away someone's files of some purposes; the caller removes their bytes. */
export async function deleteFilesOf(
  db: Tx,
  ownerId: string,
  purposes: readonly FilePurpose[],
): Promise<{ key: string }[]> {
  return db<{ key: string }[]>`
    delete from file where owner_id = ${ownerId} and purpose = any(${purposes as string[]}) returning key`;
}
