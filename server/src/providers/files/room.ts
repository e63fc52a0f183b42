import { statfs } from 'node:fs/promises';

/** Free and total bytes of a folder's disk; null when unknown. */
export async function roomIn(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
