// The signed status of a certificate at a moment: the last log entry about it. That nothing came
// after the issue cannot be shown by inclusion; it is signed, so that leaving a later entry out contradicts a signature.
import { type Bytes, fromBase64, fromHex, toBase64 } from './bytes.ts';
import { parseNote, type SignedNote } from './note.ts';

export interface Status {
  number: string;
  state: 'valid' | 'changed' | 'revoked' | 'expired';
  /** Hex leaf hash of the last entry about the certificate. */
  entry: string;
  /** The checkpoint up to which this was looked up. */
  origin: string;
  size: number;
  root: Bytes;
  checkpointAt: string;
  /** The moment of the statement. */
  at: string;
}

// An origin has no blank, so that no checkpoint can begin so.
const firstLine = 'shuji certificate status v1';

/** The text to be signed. */
export function statusText({ number, state, entry, origin, size, root, checkpointAt, at }: Status): string {
  return `${[firstLine, number, state, entry, origin, size, toBase64(root), checkpointAt, at].join('\n')}\n`;
}

/** Null when it is no such statement. Its signatures are not looked at. */
export function parseStatus(text: string): (Status & { note: SignedNote }) | null {
  const note = parseNote(text);
  const [first, number, state, entry = '', origin, size, hash, checkpointAt = '', at = '', ...more] =
    note?.text.slice(0, -1).split('\n') ?? [];
  const root = fromBase64(hash ?? '');
  if (!note || first !== firstLine || more.length > 0 || !number || !origin || root?.length !== 32) return null;
  if (!isState(state) || fromHex(entry)?.length !== 32 || !/^[1-9]\d{0,15}$/.test(size ?? '')) return null;
  if (!isMoment(checkpointAt) || !isMoment(at) || at < checkpointAt) return null;
  return { number, state, entry, origin, size: Number(size), root, checkpointAt, at, note };
}

function isState(word: string | undefined): word is Status['state'] {
  return ['valid', 'changed', 'revoked', 'expired'].includes(word ?? '');
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
