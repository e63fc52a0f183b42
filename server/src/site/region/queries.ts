import type { Parsed } from '@shuji/contract/call';
import type { RegionChangeState } from '@shuji/contract/site/labels/region';
import type { listRegionChanges } from '@shuji/contract/site/region';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import type { RegionChange } from './rules.ts';

export interface StoredChange extends RegionChange {
  id: string;
  createdAt: string;
  operatorName: string;
  withdrawnName: string | null;
}

/** All that stand, those of the future too. */
export async function readChanges(db: Db): Promise<StoredChange[]> {
  return db<StoredChange[]>`select ${columns(db)} from region_change c where c.withdrawn_at is null`;
}

/** Holds the changes against others who would add or withdraw one: each is lawful only among all the others. */
export async function lockChanges(db: Tx): Promise<StoredChange[]> {
  await db`lock table region_change in share row exclusive mode`;
  return readChanges(db);
}

interface NewChange extends RegionChange {
  id: string;
  createdAt: Date;
  operatorId: string;
  operatorName: string;
}

/** Refused with site.regionChangeTwice. */
export async function insertChange(db: Tx, row: NewChange): Promise<void> {
  await db`insert into region_change ${db({ ...row })}`;
}

/** False when it is gone or its day has come. */
export async function withdrawChange(
  db: Tx,
  id: string,
  by: { name: string; now: Date; today: string },
): Promise<boolean> {
  const done = await db`
    update region_change set withdrawn_at = ${by.now}, withdrawn_name = ${by.name}
    where id = ${id} and withdrawn_at is null and effective_on > ${by.today}`;
  return done.count === 1;
}

type Filter = Parsed<typeof listRegionChanges> & { today: string };

export function searchChanges(db: Db, { keyword, kind, state, today, ...page }: Filter): Promise<Page<StoredChange>> {
  return paged<StoredChange>(db, {
    columns: columns(db),
    from: db`from region_change c where true
      ${kind ? db`and c.kind = ${kind}` : db``}
      ${state ? db`and ${isIn(db, state, today)}` : db``}
      ${keyword ? db`and (strpos(c.name, ${keyword}) > 0 or strpos(c.basis, ${keyword}) > 0 or strpos(c.code, ${keyword}) = 1)` : db``}`,
    order: db`c.effective_on desc, c.created_at desc, c.code, c.id`,
    ...page,
  });
}

function isIn(db: Db, state: RegionChangeState, today: string): Fragment {
  if (state === 'withdrawn') return db`c.withdrawn_at is not null`;
  if (state === 'planned') return db`c.withdrawn_at is null and c.effective_on > ${today}`;
  return db`c.withdrawn_at is null and c.effective_on <= ${today}`;
}

function columns(db: Db): Fragment {
  return db`c.id, c.kind, c.code, c.name, c.successors, c.effective_on, c.basis, c.created_at, c.operator_name, c.withdrawn_name`;
}
