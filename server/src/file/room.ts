// Room for what nothing uses yet: unfinished uploads, and whole files that no noun has claimed.
import type { Db, Tx } from '#src/db/open.ts';
import { lockQuota } from '#src/db/quota.ts';
import { measureUnused } from '#src/file/upload/queries.ts';
import type { Operator, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import { getSettingNumber } from '#src/site/queries.ts';
import { roomWords } from './rules.ts';

interface Uploading {
  actor: User | Operator;
  now: Date;
  providers: Pick<Providers, 'files'>;
}

const megabyte = 1024 * 1024;

/** Refuses unless so many bytes more fit; they go on fitting until the transaction ends. Taken right before the insert. */
export async function takeRoom(db: Tx, bytes: number, uploading: Uploading): Promise<void> {
  // One lock for everybody, for the sum over everybody counts as well.
  await lockQuota(db, 'upload room', 'all');
  await checkRoom(db, bytes, uploading);
}

/** The same for this moment only: spares storing what the transaction would refuse. */
export async function checkRoom(db: Db, bytes: number, { actor, now, providers }: Uploading): Promise<void> {
  const { own, all } = await measureUnused(db, actor.id, now);
  const most = await mostUnused(db, actor);
  ensure(own + bytes <= most, 'file.noRoom', { file: roomWords(own, most) });
  const mostInAll = (await getSettingNumber(db, 'upload_room_all', 204_800)) * megabyte;
  const disk = await providers.files.room();
  const least = (await getSettingNumber(db, 'disk_free_least', 10)) / 100;
  ensure(all + bytes <= mostInAll && (!disk || disk.free - bytes >= disk.total * least), 'file.noRoomInAll');
}

/** The quota of unused bytes, by what a person is attested as. */
export async function mostUnused(db: Db, actor: User | Operator): Promise<number> {
  const isSeller = actor.kind === 'user' && (actor.isSeller || actor.merchantId !== null);
  if (isSeller) return (await getSettingNumber(db, 'upload_room_seller', 20_480)) * megabyte;
  const isKnown = actor.kind === 'operator' || actor.attested;
  if (isKnown) return (await getSettingNumber(db, 'upload_room_verified', 1_024)) * megabyte;
  return (await getSettingNumber(db, 'upload_room_unverified', 50)) * megabyte;
}
