// Files that lie beside a catalogue.
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy to work on: an image is drawn anew where it lies, and the operator's own must stay as it is. */
export async function copyApart(path: string): Promise<{ path: string; size: number; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-import-'));
  const copy = join(folder, 'file');
  await copyFile(path, copy);
  const { size } = await stat(copy);
  return { path: copy, size, remove: () => rm(folder, { recursive: true, force: true }) };
}
