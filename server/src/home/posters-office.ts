// Editors' actions on posters.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/home/office';
import { chinaDay } from '@shuji/contract/time';
import { ensureUnchanged, markOf } from '#src/content/conflict.ts';
import { insertLast, reorder } from '#src/content/order.ts';
import { claimNewPicture } from '#src/content/picture.ts';
import { publicUrl } from '#src/file/rules.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { deletePoster, listAllPosters, lockPoster, updatePoster } from './queries.ts';

type Context = WriteContext<Operator>;
type Written = Parsed<typeof calls.createPoster>;

export const listOfficePosters: Handler<typeof calls.listOfficePosters> = async (
  { place, keyword, state },
  { db, now },
) => {
  const today = chinaDay(now);
  const rows = (await listAllPosters(db, place, keyword)).map((row) => ({
    ...row,
    mark: markOf({ ...row }),
    imageUrl: publicUrl(row.imageFileId),
    state: stateOn(row, today),
  }));
  return state ? rows.filter((row) => row.state === state) : rows;
};

function stateOn({ fromDay, toDay }: { fromDay: string; toDay: string | null }, today: string) {
  if (fromDay > today) return 'coming' as const;
  return toDay !== null && toDay < today ? ('over' as const) : ('shown' as const);
}

export async function createPoster(written: Written, context: Context) {
  const id = randomUUIDv7();
  const row = { id, ...(await checked(written, null, context)) };
  await insertLast(context.db, 'poster', row, { place: row.place });
  context.invalidate('home');
  return { id };
}

export const changePoster: Handler<typeof calls.changePoster> = async ({ id, mark, ...written }, context) => {
  const before = await lockPoster(context.db, id);
  ensure(before, 'home.noPoster');
  const save = { id, mark, call: 'changePoster', refusal: 'home.posterChanged' } as const;
  await ensureUnchanged(context.db, { ...before }, save);
  await updatePoster(context.db, id, await checked(written, before.imageFileId, context));
  context.invalidate('home');
};

export const removePoster: Handler<typeof calls.removePoster> = async ({ id }, { db, invalidate }) => {
  ensure(await deletePoster(db, id), 'home.noPoster');
  invalidate('home');
};

export const orderPosters: Handler<typeof calls.orderPosters> = async ({ place, ids }, { db, invalidate }) => {
  ensure(await reorder(db, 'poster', ids, { place }), 'home.postersChanged');
  invalidate('home');
};

async function checked(written: Written, imageBefore: string | null, context: Context) {
  const toDay = written.toDay ?? null;
  ensure(toDay === null || toDay >= written.fromDay, 'door.badInput', { toDay: '结束日期不能早于开始日期' });
  const imageFileId = await claimNewPicture(written.imageFileId, imageBefore, 'image', context);
  return { ...written, imageFileId, toDay };
}
