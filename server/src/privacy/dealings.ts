// An account's unfinished business, as its nouns count it.
import { type Dealing, dealings } from '@shuji/contract/privacy/labels';
import type { Db } from '#src/db/open.ts';
import type { Dealings, Person } from '#src/office/personal-records.ts';

export async function listDealings(
  counts: Dealings,
  db: Db,
  person: Person,
): Promise<{ kind: Dealing; count: number }[]> {
  const counted = [];
  for (const kind of Object.keys(dealings) as Dealing[]) counted.push({ kind, count: await counts[kind](db, person) });
  return counted.filter(({ count }) => count > 0);
}
