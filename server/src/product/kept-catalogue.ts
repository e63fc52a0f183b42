// The catalogue of this node, brought up to date before it is asked: what a commit touched is read again first.
import type { Db } from '#src/db/open.ts';
import { whenDropped } from '#src/http/memo.ts';
import { Catalogue } from './catalogue.ts';
import { readEntries, readEntriesOf } from './queries-catalogue.ts';

interface Held {
  catalogue: Catalogue;
  /** Everything must be read anew. */
  isUnknown: boolean;
  /** Products that have changed since they were read. */
  changed: Set<string>;
  underway: Promise<void> | null;
}

const heldBy = new Map<Db, Held>();
const productTag = 'product:';

whenDropped((tags) => {
  const ids = (tags ?? []).filter((tag) => tag.startsWith(productTag)).map((tag) => tag.slice(productTag.length));
  for (const held of heldBy.values()) {
    for (const id of ids) held.changed.add(id);
    // Without an id anything may have changed: a merchant was frozen, or this node missed what was told.
    if (!tags || (ids.length === 0 && tags.includes('product'))) held.isUnknown = true;
  }
});

/** The market as it stands after the last commit that this node knows of. `db` is the pool. */
export async function keptCatalogue(db: Db): Promise<Catalogue> {
  const held = heldBy.get(db) ?? { catalogue: new Catalogue(), isUnknown: true, changed: new Set(), underway: null };
  heldBy.set(db, held);
  while (held.isUnknown || held.changed.size > 0 || held.underway) {
    held.underway ??= refresh(db, held).finally(() => {
      held.underway = null;
    });
    await held.underway;
  }
  return held.catalogue;
}

/** These were found in the catalogue but not on the market: they are read again before the next answer. */
export function doubtEntries(db: Db, ids: readonly string[]): void {
  for (const id of ids) heldBy.get(db)?.changed.add(id);
}

// What changes while it is being read is noted anew, and read again.
async function refresh(db: Db, held: Held): Promise<void> {
  const ids = [...held.changed];
  const isWhole = held.isUnknown;
  held.changed.clear();
  held.isUnknown = false;
  try {
    if (isWhole) {
      const entries = await readEntries(db);
      held.catalogue = new Catalogue();
      held.catalogue.fill(entries);
      return;
    }
    const entries = new Map((await readEntriesOf(db, ids)).map((entry) => [entry.id, entry]));
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) held.catalogue.put(entry);
      else held.catalogue.remove(id);
    }
  } catch (failure) {
    held.isUnknown = true;
    throw failure;
  }
}
