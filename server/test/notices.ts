import { listNotices, readAllNotices } from '@shuji/contract/notice/calls';
import type { World } from './world.ts';

/** The titles of new messages since the last call, oldest first: only the part after the thing's name. */
export async function noticesOf({ as }: World, who: Parameters<World['as']>[0]): Promise<string[]> {
  const { rows } = await as(who)(listNotices, { show: 'unread', pageSize: 100 });
  await as(who)(readAllNotices, {});
  return rows.map((row) => row.title.replace(/^.*[：”]/, '')).reverse();
}
