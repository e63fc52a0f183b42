// Demands that a reader follows, with a message when their state changes.
import { call } from '../call.ts';
import type * as shapes from './schema/follow.ts';

/** Following twice is following once. */
export const followDemand = call<typeof shapes.followDemand>()('POST', '/api/demand/follow/:id', {
  summary: '关注需求；被接单、成交或关闭时以站内消息通知',
  action: '关注需求',
  who: 'user',
  members: ['purchase', 'supply'],
});

export const unfollowDemand = call<typeof shapes.unfollowDemand>()('POST', '/api/demand/unfollow/:id', {
  summary: '取消关注需求',
  action: '取消关注需求',
  who: 'user',
  members: ['purchase', 'supply'],
});

/** A demand that is no longer shown stays in the list, without a link. */
export const listFollowedDemands = call<typeof shapes.listFollowedDemands>()('GET', '/api/demand/followed', {
  summary: '我关注的需求',
  who: 'user',
});

/** Those of some demands that the reader follows, and those of which the reader is a party. */
export const listFollowStates = call<typeof shapes.listFollowStates>()('GET', '/api/demand/follow/states', {
  summary: '所列需求中我关注的与我参与的',
  who: 'user',
});
