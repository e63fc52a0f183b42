// Editors' actions on posters.

import { randomUUIDv7 } from 'node:crypto';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/home/office';
import { chinaDay } from '@shuji/contract/time';
import { markOf, refuseOlder } from '#src/audit/conflict.ts';
import { claimFile } from '#src/file/actions.ts';
import { publicUrl } from '#src/file/rules.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import {
  deletePoster,
  insertPoster,
  listAllPosters,
  lockPoster,
  lockPosters,
  sortPosters,
  updatePoster,
} from './queries-office.ts';

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
  await insertPoster(context.db, { id, ...(await checked(written, null, context)) });
  context.invalidate('home');
  return { id };
}

export const changePoster: Handler<typeof calls.changePoster> = async ({ id, mark, ...written }, context) => {
  const before = await lockPoster(context.db, id);
  ensure(before, 'home.noPoster');
  if (markOf({ ...before }) !== mark) await refuseOlder(context.db, 'home.posterChanged', 'changePoster', id);
  await updatePoster(context.db, { id, ...(await checked(written, before.imageFileId, context)) });
  context.invalidate('home');
  return null;
};

export const removePoster: Handler<typeof calls.removePoster> = async ({ id }, { db, invalidate }) => {
  ensure(await deletePoster(db, id), 'home.noPoster');
  invalidate('home');
  return null;
};

export const orderPosters: Handler<typeof calls.orderPosters> = async ({ place, ids }, { db, invalidate }) => {
  const locked = await lockPosters(db, place);
  ensure(ids.length === locked.length && locked.every((id) => ids.includes(id)), 'home.postersChanged');
  await sortPosters(db, ids);
  invalidate('home');
  return null;
};

async function checked(written: Written, imageBefore: string | null, { db, actor, now }: Context) {
  const imageFileId = written.imageFileId ?? null;
  const toDay = written.toDay ?? null;
  ensure(toDay === null || toDay >= written.fromDay, 'door.badInput', { toDay: '结束日期不能早于开始日期' });
  // A link that a colleague has set stays valid.
  if (imageFileId && imageFileId !== imageBefore) await claimFile(db, imageFileId, actor.id, 'image', now);
  return { ...written, imageFileId, toDay };
}
