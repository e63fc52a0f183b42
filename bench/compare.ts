// A race is only fair when both answer the same question: same rows in the same order, same total.

interface Listed {
  data: { total: number; capped?: boolean; rows: { id: string; name: string }[] };
}

/** Throws when the two answer any of the addresses differently. */
export async function sameRows(origin: string, other: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([read(origin + path), read(other + path)]);
    const isSame = ours.rows.map((row) => row.id).join() === theirs.rows.map((row) => row.id).join();
    // Beyond the last page the reference has no row to carry its total.
    const isCounted = ours.capped || theirs.rows.length === 0 || ours.total === theirs.total;
    if (!isSame || !isCounted) throw new Error(`Centre and reference disagree about ${path}`);
  }
}

/** Throws when the two count differently what a keyword finds; in which order they rank is their own affair. */
export async function sameTotals(origin: string, other: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([read(origin + path), read(other + path)]);
    // Without an exact match the centre answers with fuzzy matches, and the reference with none.
    if (theirs.rows.length === 0 || ours.total === theirs.total) continue;
    throw new Error(`Centre and reference count differently: ${path}`);
  }
}

async function read(url: string): Promise<Listed['data']> {
  return ((await (await fetch(url)).json()) as Listed).data;
}
