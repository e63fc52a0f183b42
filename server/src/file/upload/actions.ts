// Large files, part by part. Whatever is slow is done before the transaction; each step is one conditional statement.

import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import { type FileKind, purposeLimits } from '@shuji/contract/file/labels';
import { partBytes } from '@shuji/contract/file/labels/upload';
import type * as calls from '@shuji/contract/file/upload';
import { lockQuota } from '#src/db/quota.ts';
import { removeAll } from '#src/file/bytes.ts';
import { coversWhole, digestsOfFile } from '#src/file/integrity/digests.ts';
import { hashEnd, hashOn } from '#src/file/integrity/hash.ts';
import { insertDigests } from '#src/file/integrity/queries.ts';
import { findFile, insertFile } from '#src/file/queries.ts';
import { takeRoom } from '#src/file/room.ts';
import {
  cleanName,
  keyOf,
  kindsWords,
  mostUnderway,
  namesKind,
  sizeWords,
  typeOfKind,
  uploadEnd,
} from '#src/file/rules.ts';
import type { PrepareContext, Upload, User, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { hasParquetEnd, inspect, inspectStart } from './inspect.ts';
import {
  addPart,
  countUnderway,
  deleteExpiredUploads,
  deleteOwnUpload,
  findOwnUpload,
  insertUpload,
  renewUpload,
  takeWholeUpload,
  type UploadRow,
} from './queries.ts';

type Context = WriteContext<User>;

export const beginUpload: Handler<typeof calls.beginUpload> = async (
  { purpose, name, size, fingerprint },
  { db, actor, now, providers, afterCommit },
) => {
  const { kinds, maxBytes } = purposeLimits[purpose];
  ensure(size <= maxBytes, 'file.tooLarge', { file: sizeWords(maxBytes) });
  ensure(namesKind(name, kinds), 'file.wrongKind', { file: kindsWords(kinds) });
  await lockQuota(db, 'large upload', actor.id);
  const [known, expiresAt] = [{ ownerId: actor.id, purpose, size, fingerprint }, uploadEnd(now)];
  const begun = await renewUpload(db, known, { now, expiresAt });
  if (begun) return begun;
  for (const { parts } of await deleteExpiredUploads(db, now)) afterCommit(() => removeAll(providers.files, parts));
  ensure((await countUnderway(db, actor.id)) < mostUnderway, 'file.tooMuch');
  await takeRoom(db, size, { actor, now, providers });
  return insertUpload(db, { ...known, id: randomUUIDv7(), name, partBytes, startedAt: now, expiresAt });
};

type PartInput = Parsed<typeof calls.sendPart>;

interface StoredPart {
  key: string;
  size: number;
  kind: FileKind;
  hashState: Uint8Array;
  /** The digests of its chunks. */
  digests: Buffer;
}

export const sendPart = inTwoSteps(
  storePart,
  async (input: PartInput, { db, actor, now }: Context, part: StoredPart) => {
    const which = { id: input.id, ownerId: actor.id, offset: input.offset };
    const added = await addPart(db, which, { ...part, now, expiresAt: uploadEnd(now) });
    ensure(added, 'file.partOutOfTurn');
    return added;
  },
);

async function storePart(
  { id, offset }: PartInput,
  { db, actor, now, providers, upload, ifRefused }: PrepareContext<User>,
): Promise<StoredPart> {
  ensure(upload, 'door.badUpload');
  const begun = await findOwnUpload(db, id, actor.id, now);
  ensure(begun, 'file.uploadGone');
  const expected = Math.min(begun.partBytes, begun.size - offset);
  ensure(begun.received === offset && expected > 0 && upload.size === expected, 'file.partOutOfTurn');
  const kind = await kindOf(begun, offset, upload);
  const hashState = await hashOn(begun.hashState, upload.path);
  const { digests } = await digestsOfFile(upload.path);
  // Each attempt writes to an object of its own: the hashed bytes are the stored ones, whichever attempt is faster.
  const key = `${keyOf(begun.purpose, id)}/${begun.parts.length}-${randomBytes(6).toString('hex')}`;
  ifRefused(() => providers.files.remove(key));
  await providers.files.put(key, upload.path, 'application/octet-stream');
  return { key, size: upload.size, kind, hashState, digests };
}

async function kindOf({ kind, purpose, size, name }: UploadRow, offset: number, part: Upload): Promise<FileKind> {
  const { kinds } = purposeLimits[purpose];
  const isLast = offset + part.size === size;
  if (kind) {
    ensure(kind !== 'parquet' || !isLast || (await hasParquetEnd(part.path)), 'file.wrongKind');
    return kind;
  }
  const found = isLast ? await inspect(part.path, name) : await inspectStart(part.path, name);
  ensure(found && kinds.includes(found), 'file.wrongKind', { file: kindsWords(kinds) });
  return found;
}

export const finishUpload: Handler<typeof calls.finishUpload> = async ({ id }, { db, actor, now }) => {
  const whole = await takeWholeUpload(db, id, actor.id, now);
  if (!whole) {
    const file = await findFile(db, id);
    if (file?.ownerId === actor.id) return file;
    refuse((await findOwnUpload(db, id, actor.id, now)) ? 'file.uploadUnfinished' : 'file.uploadGone');
  }
  const { purpose, size, parts, kind, hashState, digests } = whole;
  ensure(kind && hashState, 'file.uploadGone');
  const file = {
    id,
    ownerId: actor.id,
    purpose,
    name: cleanName(whole.name, kind),
    size,
    type: typeOfKind[kind],
    sha256: await hashEnd(hashState),
    key: keyOf(purpose, id),
  };
  await insertFile(db, { ...file, parts, partBytes: whole.partBytes, createdAt: now });
  if (coversWhole(digests, size)) await insertDigests(db, id, digests, now);
  return file;
};

export const dropUpload: Handler<typeof calls.dropUpload> = async ({ id }, { db, actor, providers, afterCommit }) => {
  const gone = await deleteOwnUpload(db, id, actor.id);
  ensure(gone, 'file.uploadGone');
  afterCommit(() => removeAll(providers.files, gone.parts));
};
