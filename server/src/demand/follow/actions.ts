// Follows a demand and ends it, and lists what one follows.
import type * as calls from '@shuji/contract/demand/follow';
import { mostFollowed } from '@shuji/contract/demand/labels/follow';
import { chinaDay } from '@shuji/contract/time';
import { hasRoom } from '#src/db/quota.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findReadable } from '../queries.ts';
import { countFollowed, deleteFollow, insertFollow, listFollowed, listStates } from './queries.ts';

export const followDemand: Handler<typeof calls.followDemand> = async ({ id }, { db, actor, now }) => {
  const demand = await findReadable(db, id, null, chinaDay(now));
  ensure(demand, 'demand.notFound');
  const count = () => countFollowed(db, actor.id, id);
  const room = { limit: 'demand follow', owner: actor.id, most: mostFollowed, count } as const;
  ensure(await hasRoom(db, room), 'demand.tooManyFollowed');
  await insertFollow(db, { accountId: actor.id, demandId: id, title: demand.title, now });
};

export const unfollowDemand: Handler<typeof calls.unfollowDemand> = ({ id }, { db, actor }) =>
  deleteFollow(db, actor.id, id);

export const listFollowedDemands: Handler<typeof calls.listFollowedDemands> = (input, { db, actor, now }) =>
  listFollowed(db, actor.id, chinaDay(now), input);

export const listFollowStates: Handler<typeof calls.listFollowStates> = async ({ ids }, { db, actor }) => {
  const states = await listStates(db, actor.id, ids);
  return {
    followed: states.filter(({ isFollowed }) => isFollowed).map(({ id }) => id),
    own: states.filter(({ isOwn }) => isOwn).map(({ id }) => id),
  };
};
