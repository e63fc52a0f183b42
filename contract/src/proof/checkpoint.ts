// The signed tree head: the log's size and root hash. After c2sp.org/tlog-checkpoint and …/tlog-proof.
import { type Bytes, fromBase64, toBase64 } from './bytes.ts';
import { parseNote, type SignedNote } from './note.ts';
import type { Head } from './tree.ts';

export interface Checkpoint extends Head {
  origin: string;
  note: SignedNote;
}

const wholeNumber = /^(?:0|[1-9]\d{0,15})$/;
const hashBytes = 32;

/** The text to be signed. */
export function checkpointText(origin: string, { size, root }: Head): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Null when it is no checkpoint. Its signatures are not looked at. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const note = parseNote(text);
  const [origin, size, hash, ...extensions] = note?.text.slice(0, -1).split('\n') ?? [];
  const root = fromBase64(hash ?? '');
  if (!note || !origin || !wholeNumber.test(size ?? '') || root?.length !== hashBytes) return null;
  return extensions.includes('') ? null : { origin, size: Number(size), root, note };
}

/** One entry's place in a signed tree. */
export interface TlogProof {
  index: number;
  path: Bytes[];
  /** Verbatim. */
  checkpoint: string;
}

const firstLine = 'c2sp.org/tlog-proof@v1';

export function spellProof({ index, path, checkpoint }: TlogProof): string {
  return [firstLine, `index ${index}`, ...path.map(toBase64), '', checkpoint].join('\n');
}

/** Null when it is no such proof. A proof of ours has no extra data. */
export function parseProof(text: string): TlogProof | null {
  const end = text.indexOf('\n\n');
  const [first, second, ...hashes] = text.slice(0, Math.max(end, 0)).split('\n');
  const [, index] = /^index (.*)$/.exec(second ?? '') ?? [];
  const path = hashes.map(fromBase64);
  if (first !== firstLine || index === undefined || !wholeNumber.test(index)) return null;
  if (path.some((hash) => hash?.length !== hashBytes)) return null;
  return { index: Number(index), path: path.filter((hash) => hash !== null), checkpoint: text.slice(end + 2) };
}
