// The catalogue of this node, brought up to date before it is asked: what a commit touched is read again first.
import type { Db } from '#src/db/open.ts';
import { whenDropped } from '#src/http/memo.ts';
import type { Term } from './asked.ts';
import { Catalogue } from './catalogue.ts';
import { readEntries, readEntriesOf } from './queries-catalogue.ts';
import { readTerm, readTermsOf } from './queries-terms.ts';
import { type Places, Terms } from './terms.ts';

interface Held {
  catalogue: Catalogue;
  terms: Terms;
  /** Everything must be read anew. */
  isUnknown: boolean;
  /** Products that have changed since they were read. */
  changed: Set<string>;
  underway: Promise<void> | null;
  /** Terms that are being read, and the products read again meanwhile: the terms may have missed them. */
  reading: Map<Term, Promise<void>>;
  missed: Set<string>;
}

const termBytes = 64 * 1024 * 1024;
// Beyond this, reading the terms again as they are asked for is the lesser work.
const termsTimesProducts = 20_000;
const triesToHave = 5;
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

function begin(): Held {
  return {
    catalogue: new Catalogue(),
    terms: new Terms(termBytes),
    isUnknown: true,
    changed: new Set(),
    underway: null,
    reading: new Map(),
    missed: new Set(),
  };
}

async function upToDate(db: Db): Promise<Held> {
  const held = heldBy.get(db) ?? begin();
  heldBy.set(db, held);
  while (held.isUnknown || held.changed.size > 0 || held.underway) {
    held.underway ??= refresh(db, held).finally(() => {
      held.underway = null;
    });
    await held.underway;
  }
  return held;
}

/** The market as it stands after the last commit that this node knows of. `db` is the pool. */
export async function keptCatalogue(db: Db): Promise<Catalogue> {
  return (await upToDate(db)).catalogue;
}

/** The same, with who has these terms. What is given is used before anything else is awaited. */
export async function keptTerms(db: Db, wanted: ReadonlySet<Term>): Promise<{ catalogue: Catalogue; terms: Terms }> {
  for (let tries = 1; ; tries += 1) {
    const held = await upToDate(db);
    const missing = held.terms.missing(wanted);
    // A keyword so long that its own terms push each other out is answered from those that are left.
    if (missing.length === 0 || tries > triesToHave) return held;
    await Promise.all(missing.map((term) => readOnce(db, held, term)));
  }
}

/** These were found in the catalogue but not on the market: they are read again before the next answer. */
export function doubtEntries(db: Db, ids: readonly string[]): void {
  for (const id of ids) heldBy.get(db)?.changed.add(id);
}

function readOnce(db: Db, held: Held, term: Term): Promise<void> {
  const known = held.reading.get(term);
  if (known) return known;
  const reading = read(db, held, term).finally(() => {
    held.reading.delete(term);
    if (held.reading.size === 0) held.missed.clear();
  });
  held.reading.set(term, reading);
  return reading;
}

// Begun only when the catalogue is up to date, so a product it does not show yet is one that is read again.
async function read(db: Db, held: Held, term: Term): Promise<void> {
  const { terms, catalogue } = held;
  const having = await readTerm(db, term);
  if (held.terms !== terms) return;
  const slots = (ids: readonly string[]) => ids.flatMap((id) => catalogue.slotOf(id) ?? []);
  terms.keep(term, { any: slots(having.any), name: slots(having.name), labels: slots(having.labels) }, catalogue.room);
  for (const id of held.missed) held.changed.add(id);
}

// What changes while it is being read is noted anew, and read again.
async function refresh(db: Db, held: Held): Promise<void> {
  const ids = [...held.changed];
  const isWhole = held.isUnknown;
  held.changed.clear();
  held.isUnknown = false;
  if (held.reading.size > 0) for (const id of ids) held.missed.add(id);
  try {
    if (isWhole) await readWhole(db, held);
    else await readAgain(db, held, ids);
  } catch (failure) {
    held.isUnknown = true;
    throw failure;
  }
}

async function readWhole(db: Db, held: Held): Promise<void> {
  const entries = await readEntries(db);
  held.catalogue = new Catalogue();
  held.terms = new Terms(termBytes);
  held.catalogue.fill(entries);
}

async function readAgain(db: Db, { catalogue, terms }: Held, ids: readonly string[]): Promise<void> {
  if (ids.length * terms.all.length > termsTimesProducts) terms.clear();
  const [entries, having] = await Promise.all([readEntriesOf(db, ids), readTermsOf(db, ids, terms.all)]);
  const there = new Map(entries.map((entry) => [entry.id, entry]));
  for (const id of ids) {
    const slot = catalogue.slotOf(id);
    if (slot !== undefined) terms.remove(slot);
    const entry = there.get(id);
    if (entry) catalogue.put(entry);
    else catalogue.remove(id);
  }
  for (const { id, term, inName, inLabels } of having) {
    const slot = catalogue.slotOf(id);
    const has: (keyof Places)[] = [
      'any',
      ...(inName ? (['name'] as const) : []),
      ...(inLabels ? (['labels'] as const) : []),
    ];
    if (slot !== undefined) terms.add(term, slot, has, catalogue.room);
  }
}
