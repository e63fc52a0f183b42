/** The only row of a statement; null when there is none. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T | null> {
  const [row] = await rows;
  return row ?? null;
}
