// SHA-256 that goes on in another request, or on another node, where it was left.
import { createReadStream } from 'node:fs';
import { createSHA256 } from 'hash-wasm';

/** The state after a file's bytes, begun anew or gone on with. */
export async function hashOn(state: Uint8Array | null, path: string): Promise<Uint8Array> {
  const hasher = await createSHA256();
  if (state === null) hasher.init();
  else hasher.load(state);
  for await (const chunk of createReadStream(path)) hasher.update(chunk as Buffer);
  return hasher.save();
}

export async function hashEnd(state: Uint8Array): Promise<string> {
  const hasher = await createSHA256();
  return hasher.load(state).digest('hex');
}
