import { randomUUIDv7 } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Parsed } from '@shuji/contract/call';
import type {
  uploadFile as uploadFileCall,
  uploadOfficeImage as uploadOfficeImageCall,
} from '@shuji/contract/file/calls';
import { type FileKind, type FilePurpose, purposeLimits } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import { dayMs } from '@shuji/contract/time';
import type { Tx } from '#src/db/open.ts';
import { hasRoom } from '#src/db/quota.ts';
import { type Digests, digestsOfFile } from '#src/file/integrity/digests.ts';
import { insertDigests } from '#src/file/integrity/queries.ts';
import { inspect, redraw } from '#src/file/upload/inspect.ts';
import type { Operator, PrepareContext, Upload, User, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { claimOwnFile, countUploadsSince, type FileRow, insertFile, type NewFile } from './queries.ts';
import { checkRoom, takeRoom } from './room.ts';
import { cleanName, isPublic, keyOf, kindsWords, sizeWords, typeOfKind } from './rules.ts';

const uploadsADay = 300;

type Input = Parsed<typeof uploadFileCall>;

/** Keeps an uploaded file; it stays the uploader's own until a noun claims it. */
export const uploadFile = inTwoSteps(
  (input: Input, context: PrepareContext<User>) => storeUpload(input, context),
  (_: Input, context: WriteContext<User>, row: StoredFile) => noteUpload(context, row),
);

/** The same for a picture that an editor puts on the site. */
export const uploadOfficeImage = inTwoSteps(
  (input: Parsed<typeof uploadOfficeImageCall>, context: PrepareContext<Operator>) => storeUpload(input, context),
  (_: Parsed<typeof uploadOfficeImageCall>, context: WriteContext<Operator>, row: StoredFile) =>
    noteUpload(context, row),
);

async function noteUpload(
  { db, now, actor, providers }: Pick<WriteContext<User | Operator>, 'db' | 'now' | 'actor' | 'providers'>,
  row: StoredFile,
): Promise<FileRef> {
  const count = () => countUploadsSince(db, actor.id, new Date(now.getTime() - dayMs));
  ensure(await hasRoom(db, { limit: 'upload', owner: actor.id, most: uploadsADay, count }), 'file.tooMany');
  await takeRoom(db, row.size, { actor, now, providers });
  await insertStored(db, row, now);
  return { id: row.id, name: row.name, size: row.size, type: row.type };
}

type StoredFile = NewFile & Pick<Digests, 'digests'>;

async function insertStored(db: Tx, { digests, ...file }: StoredFile, now: Date): Promise<void> {
  await insertFile(db, { ...file, createdAt: now });
  await insertDigests(db, file.id, digests, now);
}

async function storeUpload({ purpose }: Input, context: PrepareContext<User | Operator>): Promise<StoredFile> {
  const { db, actor, now, providers, upload, ifRefused } = context;
  ensure(upload, 'door.badUpload');
  // Spares storing what the transaction would refuse, which counts again under the lock.
  const recent = await countUploadsSince(db, actor.id, new Date(now.getTime() - dayMs));
  ensure(recent < uploadsADay, 'file.tooMany');
  await checkRoom(db, upload.size, { actor, now, providers });
  return store(upload, purpose, actor.id, { providers, ifRefused });
}

/** Keeps a file that lies on the centre's own disk, as someone's own. An image is drawn anew where it lies. */
export async function keepFile(
  upload: Upload,
  purpose: FilePurpose,
  ownerId: string,
  { db, now, providers }: Pick<WriteContext<unknown>, 'db' | 'now' | 'providers'>,
): Promise<string> {
  const row = await store(upload, purpose, ownerId, { providers, ifRefused: () => {} });
  await insertStored(db, row, now);
  return row.id;
}

async function store(
  upload: Upload,
  purpose: FilePurpose,
  ownerId: string,
  { providers, ifRefused }: Pick<PrepareContext<unknown>, 'providers' | 'ifRefused'>,
): Promise<StoredFile> {
  const { kind, ...measured } = await checkUpload(upload, purpose);
  const id = randomUUIDv7();
  const key = keyOf(purpose, id);
  const type = typeOfKind[kind];
  // The bytes go first: a row without bytes would be a lie, bytes without a row are only litter.
  ifRefused(() => providers.files.remove(key));
  await providers.files.put(key, upload.path, type);
  return { id, ownerId, purpose, name: cleanName(upload.name, kind), type, key, ...measured };
}

type CheckedFile = { kind: FileKind } & Digests & Pick<NewFile, 'size' | 'width' | 'height'>;

async function checkUpload(upload: Upload, purpose: FilePurpose): Promise<CheckedFile> {
  const { kinds, maxBytes } = purposeLimits[purpose];
  ensure(upload.size > 0 && upload.size <= maxBytes, 'file.tooLarge', { file: sizeWords(maxBytes) });
  const kind = await inspect(upload.path, upload.name);
  ensure(kind && kinds.includes(kind), 'file.wrongKind', { file: kindsWords(kinds) });
  if (!isPublic(purpose)) return { kind, size: upload.size, ...(await digestsOfFile(upload.path)) };
  const image = await redraw(upload.path);
  ensure(image, 'file.wrongKind', { file: '图片已损坏，无法读取' });
  const { bytes, width, height } = image;
  await writeFile(upload.path, bytes);
  return { kind: 'webp', size: bytes.length, ...(await digestsOfFile(upload.path)), width, height };
}

/** Marks an own, unrefused file of the right purpose as in use. Refuses anyone else's as if it did not exist. */
export async function claimFile(
  db: Tx,
  id: string,
  ownerId: string,
  purpose: FilePurpose,
  now: Date,
): Promise<FileRow> {
  const row = await claimOwnFile(db, id, ownerId, purpose, now);
  ensure(row, 'file.notFound');
  return row;
}

/** `claimFile` for several. */
export async function claimFiles(
  db: Tx,
  ids: readonly string[],
  ownerId: string,
  purpose: FilePurpose,
  now: Date,
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const id of ids) rows.push(await claimFile(db, id, ownerId, purpose, now));
  return rows;
}

/** Marks the pictures that a text shows as in use, as far as they are the writer's; a colleague's are in use already. */
export async function claimPictures(db: Tx, html: string, ownerId: string, now: Date): Promise<void> {
  for (const [, id = ''] of html.matchAll(/src="\/api\/file\/([0-9a-f-]{36})"/g))
    await claimOwnFile(db, id, ownerId, 'image', now);
}
