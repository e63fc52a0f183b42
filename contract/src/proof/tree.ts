// The Merkle tree of RFC 6962 §2.1, as a verifier sees it.
import { areEqual, type Bytes, concatBytes } from './bytes.ts';
import type { Primitives } from './primitives.ts';

export type Hash = Primitives['sha256'];

const hashBytes = 32;

/** SHA-256(0x00 ‖ entry). The leading byte keeps a leaf from passing for an inner node. */
export function leafHash(sha256: Hash, entry: Bytes): Bytes {
  return sha256(concatBytes(Uint8Array.of(0), entry));
}

/** SHA-256(0x01 ‖ left ‖ right). */
export function nodeHash(sha256: Hash, left: Bytes, right: Bytes): Bytes {
  return sha256(concatBytes(Uint8Array.of(1), left, right));
}

/** The root that a leaf and its audit path lead to; null when a path of this length cannot belong to such a place. */
export function rootOfPath(sha256: Hash, leaf: Bytes, index: number, size: number, path: Bytes[]): Bytes | null {
  if (!isPlace(index, size) || [leaf, ...path].some((hash) => hash.length !== hashBytes)) return null;
  let root = leaf;
  let [at, last] = [index, size - 1];
  for (const sibling of path) {
    if (last === 0) return null;
    if (isOdd(at) || at === last) {
      root = nodeHash(sha256, sibling, root);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else root = nodeHash(sha256, root, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : null;
}

export interface Head {
  size: number;
  root: Bytes;
}

/** Consistency check: the later tree holds the earlier one unchanged at its beginning, RFC 9162 §2.1.4.2. */
export function isConsistent(sha256: Hash, earlier: Head, later: Head, path: Bytes[]): boolean {
  if (!isPlace(earlier.size - 1, later.size) || path.some((hash) => hash.length !== hashBytes)) return false;
  if (earlier.size === later.size) return path.length === 0 && areEqual(earlier.root, later.root);
  let [at, last] = [earlier.size - 1, later.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  // A tree of a power of two is itself the first node of the path.
  const [first, ...rest] = at === 0 ? [earlier.root, ...path] : path;
  if (!first || path.length === 0) return false;
  let [before, after] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      before = nodeHash(sha256, sibling, before);
      after = nodeHash(sha256, sibling, after);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else after = nodeHash(sha256, after, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && areEqual(before, earlier.root) && areEqual(after, later.root);
}

function isPlace(index: number, size: number): boolean {
  return Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size;
}

// Bit operators of JavaScript end at 32 bits; a log need not.
const half = (number: number) => Math.floor(number / 2);
const isOdd = (number: number) => number % 2 === 1;
