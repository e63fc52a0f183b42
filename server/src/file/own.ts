// The page of one's own files.
import type * as calls from '@shuji/contract/file/own';
import { removeFile } from '#src/file/picture/variants.ts';
import { measureUnused } from '#src/file/upload/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { linkTo } from './link.ts';
import { findFile } from './queries.ts';
import { deleteUnusedFile, listOwnFiles, listUses, measureUsed } from './queries-own.ts';
import { mostUnused } from './room.ts';
import { scanStateOf } from './scan.ts';

export const listFiles: Handler<typeof calls.listFiles> = async ({ show, pageNum, pageSize }, context) => {
  const { db, actor, now, providers } = context;
  const { rows, ...page } = await listOwnFiles(db, actor.id, { show, pageNum, pageSize });
  const used = rows.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  const uses = new Map((await listUses(db, actor.id, used)).map((use) => [use.fileId, use]));
  const { own } = await measureUnused(db, actor.id, now);
  return {
    ...page,
    rows: rows.map((row) => {
      const use = uses.get(row.id);
      return {
        ...linkTo(context, row),
        scan: scanStateOf(row, providers),
        purpose: row.purpose,
        uploadedAt: row.uploadedAt,
        isUsed: row.isUsed,
        use: use ? { kind: use.kind, id: use.subjectId, name: use.name } : null,
        removedAt: row.removedAt,
      };
    }),
    room: { used: await measureUsed(db, actor.id), unused: own, most: await mostUnused(db, actor) },
  };
};

export const deleteFile: Handler<typeof calls.deleteFile> = async ({ id }, { db, actor, providers, afterCommit }) => {
  const gone = await deleteUnusedFile(db, id, actor.id);
  if (!gone) {
    const file = await findFile(db, id);
    ensure(file?.ownerId === actor.id, 'file.notFound');
    refuse('file.inUse');
  }
  afterCommit(() => removeFile(providers.files, gone));
};
