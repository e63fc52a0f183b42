// Private files. A link is for one use, so its bytes are fetched once and stay with the page: to be shown and saved again.
import { fetchFile } from './api.ts';
import { isCallFailure } from './failure.ts';

export interface PrivateFile {
  url: string;
  name: string;
  type: string;
}

const maxCached = 40;
const blobs = new Map<string, Promise<Blob>>();

/** The bytes of a file, fetched at most once. Rejects as calls do, after the refusal was shown. */
export function readPrivateFile({ url, type }: PrivateFile): Promise<Blob> {
  const cached = blobs.get(url);
  if (cached) return cached;
  const begun = fetchFile(url).then(async (response) => new Blob([await response.arrayBuffer()], { type }));
  blobs.set(url, begun);
  for (const oldest of blobs.keys()) if (blobs.size > maxCached) blobs.delete(oldest);
  return begun;
}

/** Shows a picture in a new tab, and saves any other file. */
export async function openPrivateFile(file: PrivateFile): Promise<void> {
  try {
    const address = URL.createObjectURL(await readPrivateFile(file));
    if (!file.type.startsWith('image/') || !window.open(address, '_blank')) saveAs(address, file.name);
    // The browser begins to save, or to show, in a task of its own.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}

/** Has the browser save what lies at an address of its own. */
export function saveAs(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
