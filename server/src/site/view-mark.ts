// Views are counted once a day for each visitor, and not at all for declared robots.
import { chinaDay } from '@shuji/contract/time';
import { isbot } from 'isbot';
import type { Tx } from '#src/db/open.ts';
import type { User, WriteContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { addressKeys } from '#src/providers/address-quota.ts';

export interface ViewMark {
  day: string;
  /** A keyed hash: a person can neither be read from it nor followed to another day or item. */
  visitor: string;
}

type Viewing = Pick<WriteContext<User | null>, 'actor' | 'address' | 'device' | 'browser' | 'now' | 'providers'>;

/**
 * Identifies a view of `item` among others of the day: the account, or else the network and the kind of device.
 * Null for a robot.
 */
export function markOf({ actor, address, device, browser, now, providers }: Viewing, item: string): ViewMark | null {
  if (browser.userAgent === '' || isbot(browser.userAgent)) return null;
  const day = chinaDay(now);
  const who = actor ? actor.id : `${addressKeys(address)[0]?.key} ${device}`;
  return { day, visitor: providers.vault.blind(`view ${day} ${item} ${who}`) };
}

async function deleteMarksBefore(db: Tx, day: string): Promise<void> {
  await db`delete from view_mark where day < ${day}`;
}

export const forgetViewMarks: Job = {
  name: 'forget-view-marks',
  cron: '20 19 * * *',
  run: ({ db, now }) => deleteMarksBefore(db, chinaDay(now)),
};
