import { listNotices, readAllNotices } from '@shuji/contract/notice/calls';
import type { World } from './world.ts';

/** What someone has been told since they were asked last, oldest first: only what follows the name of the thing. */
export async function noticesOf({ as }: World, who: Parameters<World['as']>[0]): Promise<string[]> {
  const { rows } = await as(who)(listNotices, { show: 'unread', pageSize: 100 });
  await as(who)(readAllNotices, {});
  return rows.map((row) => row.title.replace(/^.*[：”]/, '')).reverse();
}
