/** The only row of a statement; null when there is none. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T | null> {
  const [row] = await rows;
  return row ?? null;
}

/** The number that a `select count(*) as count` answers. */
export async function countOf(rows: PromiseLike<readonly { count: number }[]>): Promise<number> {
  const [row] = await rows;
  return row?.count ?? 0;
}
