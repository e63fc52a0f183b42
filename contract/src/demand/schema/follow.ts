import { z } from 'zod';
import { id, listOf, moment, page, queryList } from '../../field.ts';
import { shape } from '../../shape.ts';
import { demandStatuses } from '../labels.ts';

export const followDemand = shape({ id: id('需求') });

export const unfollowDemand = shape({ id: id('需求') });

export const followedDemand = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  /** Null while its owner has taken it back from the hall. */
  status: z.enum(demandStatuses).nullable(),
  deadline: z.string().nullable(),
  followedAt: moment,
  /** True when its page can be read. */
  isShown: z.boolean(),
});

export const listFollowedDemands = shape(page, listOf(followedDemand));

export const listFollowStates = shape(
  { ids: queryList(id('需求'), 100) },
  { followed: z.array(z.string()), own: z.array(z.string()) },
);
