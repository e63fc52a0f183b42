// Signed notes and verifier keys after C2SP: c2sp.org/signed-note.
import { areEqual, type Bytes, concatBytes, fromBase64, toBase64, toHex, utf8 } from './bytes.ts';
import type { Primitives } from './primitives.ts';
import type { Hash } from './tree.ts';

export type Algorithm = 'ed25519' | 'sm2';

export interface VerifierKey {
  name: string;
  /** Four bytes, in hexadecimal. */
  id: string;
  algorithm: Algorithm;
  key: Bytes;
}

export interface SignedNote {
  /** With its final newline. */
  text: string;
  signatures: { name: string; id: string; bytes: Bytes }[];
}

// C2SP assigns no number to SM2; 0xff marks unassigned types, followed by a distinctive name.
const types: Record<Algorithm, { mark: Bytes; keyBytes: number }> = {
  ed25519: { mark: Uint8Array.of(1), keyBytes: 32 },
  sm2: { mark: concatBytes(Uint8Array.of(0xff), utf8('SM2-SM3')), keyBytes: 65 },
};
const algorithms = Object.keys(types) as Algorithm[];

const idBytes = 4;
const signatureBytes = 64;
const mostSignatures = 32;

/** SHA-256(name ‖ 0x0A ‖ type ‖ key), its first four bytes. */
export function keyId(sha256: Hash, name: string, algorithm: Algorithm, key: Bytes): Bytes {
  return sha256(concatBytes(utf8(`${name}\n`), types[algorithm].mark, key)).slice(0, idBytes);
}

/** `name+id+key`, as verifiers expect it. */
export function spellKey(sha256: Hash, name: string, algorithm: Algorithm, key: Bytes): string {
  const id = toHex(keyId(sha256, name, algorithm, key));
  return `${name}+${id}+${toBase64(concatBytes(types[algorithm].mark, key))}`;
}

/** Null when it is no key, or one whose id is not its own. */
export function parseKey(sha256: Hash, text: string): VerifierKey | null {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? [];
  const typed = encoded === undefined ? null : fromBase64(encoded);
  if (name === undefined || id === undefined || typed === null) return null;
  const algorithm = algorithms.find((one) => areEqual(typed.slice(0, types[one].mark.length), types[one].mark));
  if (!algorithm) return null;
  const key = typed.slice(types[algorithm].mark.length);
  if (key.length !== types[algorithm].keyBytes || toHex(keyId(sha256, name, algorithm, key)) !== id) return null;
  return { name, id, algorithm, key };
}

/** One line under a note. */
export function spellSignature(name: string, id: Bytes, signature: Bytes): string {
  return `— ${name} ${toBase64(concatBytes(id, signature))}\n`;
}

/** Null when it is not a signed note. */
export function parseNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n') || !isPlain(note)) return null;
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > mostSignatures) return null;
  const signatures = lines.map((line) => {
    const [, name, encoded] = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/u.exec(line) ?? [];
    const bytes = encoded === undefined ? null : fromBase64(encoded);
    if (name === undefined || bytes === null || bytes.length <= idBytes) return null;
    return { name, id: toHex(bytes.slice(0, idBytes)), bytes: bytes.slice(idBytes) };
  });
  if (signatures.some((signature) => signature === null)) return null;
  return { text: note.slice(0, end + 1), signatures: signatures.filter((signature) => signature !== null) };
}

function isPlain(note: string): boolean {
  return note.isWellFormed() && [...note].every((character) => character >= ' ' || character === '\n');
}

/**
 * True when the note is signed with a known key of this algorithm. Signatures of unknown keys say nothing, and one of a
 * known key that does not fit spoils the note.
 */
export function isSigned(note: SignedNote, keys: VerifierKey[], algorithm: Algorithm, primitives: Primitives): boolean {
  const message = utf8(note.text);
  const checks = note.signatures.flatMap(({ name, id, bytes }) => {
    const match = keys.find((key) => key.algorithm === algorithm && key.name === name && key.id === id);
    return match ? [fits(match, message, bytes, primitives)] : [];
  });
  return checks.length > 0 && checks.every((check) => check);
}

function fits({ algorithm, key }: VerifierKey, message: Bytes, signature: Bytes, primitives: Primitives): boolean {
  if (signature.length !== signatureBytes) return false;
  return algorithm === 'ed25519'
    ? primitives.isEd25519(key, message, signature)
    : primitives.isSm2(key, message, signature);
}
