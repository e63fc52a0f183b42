import { statfs } from 'node:fs/promises';

/** Bytes free and in all where a folder lies; null when it cannot be told. */
export async function roomIn(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
