import type * as calls from '@shuji/contract/alert/calls';
import { dayMs } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { listContactReaders } from '#src/demand/queries-watch.ts';
import { listDamaged } from '#src/file/integrity/queries.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { listQuarantined } from '#src/malware/queries.ts';
import { listWatched } from '#src/order/office/queries-watch.ts';
import { dismissedAmong, insertDismissal, listDismissals } from './queries.ts';
import { type AlertFinding, damagedFile, findAlerts, limits, quarantinedFile } from './rules.ts';

export const listAlerts: Handler<typeof calls.listAlerts> = async (_, { db, now }) => {
  const [open, dismissed] = await Promise.all([findOpen(db, now), listDismissals(db)]);
  return { open: open.map(({ organisations: _, ...alert }) => alert), dismissed };
};

/** The finding is stored as the reviewer saw it, with the conclusion. */
export const dismissAlert: Handler<typeof calls.dismissAlert> = async ({ id, reason }, { db, actor, now }) => {
  const alert = (await findOpen(db, now)).find((one) => one.id === id);
  ensure(alert, 'alert.notFound');
  const isOwn = actor.organisation !== null && alert.organisations.includes(actor.organisation);
  ensure(!isOwn, 'review.ownOrganisation');
  await insertDismissal(db, alert, { reason, operatorId: actor.id, operatorName: actor.name, at: now });
};

async function findOpen(db: Db, now: Date): Promise<AlertFinding[]> {
  const since = new Date(now.getTime() - limits.windowDays * dayMs);
  const readSince = new Date(now.getTime() - limits.contactHarvest.days * dayMs);
  const damaged = (await listDamaged(db)).map(damagedFile);
  const quarantined = (await listQuarantined(db)).map(quarantinedFile);
  const [trades, readers] = [await listWatched(db, since), await listContactReaders(db, readSince)];
  const found = [...damaged, ...quarantined, ...findAlerts(trades, readers, now)];
  const dismissed = await dismissedAmong(
    db,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => !dismissed.has(id));
}
