// The tree as the centre keeps it: grown at its right edge, read by tiles. After RFC 6962 §2.1 and c2sp.org/tlog-tiles.
import type { Bytes } from '@shuji/contract/proof/bytes';
import { nodeHash } from '@shuji/contract/proof/tree';
import { primitives } from '#src/providers/primitives.ts';

export interface Tile {
  level: number;
  index: number;
  hashes: Bytes[];
}

export const tileWidth = 256;
const tileHeight = 8;

/** RFC 6962: the hash of nothing. */
export const emptyRoot: Bytes = primitives.sha256(new Uint8Array());

/** The partial tiles at the right edge of a tree of this size, lowest level first. */
export function edgeOf(size: number): { level: number; index: number; width: number }[] {
  const edge = [];
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / tileWidth)]) {
    edge.push({ level, index: Math.floor(count / tileWidth), width: count % tileWidth });
  }
  return edge.filter(({ width }) => width > 0);
}

/** A tree that grows; it holds only its right edge. */
export class GrowingTree {
  #partial = new Map<number, Tile>();
  #full: Tile[] = [];
  #size: number;

  /** `edge` are the partial tiles of a tree of this size; none for an empty one. */
  constructor(size = 0, edge: Tile[] = []) {
    this.#size = size;
    for (const { level, index, hashes } of edge) this.#partial.set(level, { level, index, hashes: [...hashes] });
  }

  get size(): number {
    return this.#size;
  }

  push(leaf: Bytes): void {
    this.#size += 1;
    this.#put(0, this.#size - 1, leaf);
  }

  root(): Bytes {
    const complete = [...this.#partial.values()]
      .sort((one, other) => other.level - one.level)
      .flatMap(({ hashes }) => completeRoots(hashes));
    return complete.length === 0 ? emptyRoot : foldRight(complete);
  }

  /** Tiles that have become full since the last call. */
  takeFull(): Tile[] {
    return this.#full.splice(0);
  }

  partial(): Tile[] {
    return [...this.#partial.values()];
  }

  #put(level: number, place: number, hash: Bytes): void {
    const index = Math.floor(place / tileWidth);
    const tile = this.#partial.get(level) ?? { level, index, hashes: [] };
    tile.hashes.push(hash);
    this.#partial.set(level, tile);
    if (tile.hashes.length < tileWidth) return;
    this.#partial.delete(level);
    this.#full.push(tile);
    this.#put(level + 1, index, rootOf(tile.hashes));
  }
}

export type Range = readonly [from: number, to: number];

/** The ranges whose hashes are the audit path of a leaf, from its sibling up. */
export function inclusionRanges(index: number, [from, to]: Range): Range[] {
  if (to - from <= 1) return [];
  const middle = from + largestBelow(to - from);
  return index < middle
    ? [...inclusionRanges(index, [from, middle]), [middle, to]]
    : [...inclusionRanges(index, [middle, to]), [from, middle]];
}

/** The ranges whose hashes prove that the first `earlier` leaves stand unchanged. */
export function consistencyRanges(earlier: number, [from, to]: Range, isWhole = true): Range[] {
  if (earlier === to) return isWhole ? [] : [[from, to]];
  const middle = from + largestBelow(to - from);
  return earlier <= middle
    ? [...consistencyRanges(earlier, [from, middle], isWhole), [middle, to]]
    : [...consistencyRanges(earlier, [middle, to], false), [from, middle]];
}

/** The source of a complete subtree's hash: `count` hashes of a tile, from `offset` on. */
export interface Piece {
  level: number;
  index: number;
  offset: number;
  count: number;
}

/** A range as complete subtrees, left to right. */
export function piecesOf([from, to]: Range): Piece[] {
  const pieces: Piece[] = [];
  for (let at = from; at < to; ) {
    let height = 0;
    while (at % 2 ** (height + 1) === 0 && at + 2 ** (height + 1) <= to) height += 1;
    const level = Math.floor(height / tileHeight);
    const count = 2 ** (height % tileHeight);
    const place = at / 2 ** (level * tileHeight);
    pieces.push({ level, index: Math.floor(place / tileWidth), offset: place % tileWidth, count });
    at += 2 ** height;
  }
  return pieces;
}

/** The hash of a range from its pieces' hashes. */
export function rangeHash(pieces: Bytes[][]): Bytes {
  return foldRight(pieces.map(rootOf));
}

function completeRoots(hashes: Bytes[]): Bytes[] {
  const roots: Bytes[] = [];
  for (let at = 0; at < hashes.length; ) {
    const count = 2 ** Math.floor(Math.log2(hashes.length - at));
    roots.push(rootOf(hashes.slice(at, at + count)));
    at += count;
  }
  return roots;
}

function rootOf(hashes: Bytes[]): Bytes {
  let row = hashes;
  while (row.length > 1) {
    row = Array.from({ length: row.length / 2 }, (_, at) => node(row[2 * at] as Bytes, row[2 * at + 1] as Bytes));
  }
  return row[0] as Bytes;
}

function foldRight(roots: Bytes[]): Bytes {
  return roots.reduceRight((right, left) => node(left, right));
}

function node(left: Bytes, right: Bytes): Bytes {
  return nodeHash(primitives.sha256, left, right);
}

function largestBelow(count: number): number {
  return 2 ** Math.ceil(Math.log2(count) - 1);
}
