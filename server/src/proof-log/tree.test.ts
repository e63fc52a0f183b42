import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromBase64, toHex, utf8 } from '@shuji/contract/proof/bytes';
import { isConsistent, leafHash, nodeHash, rootOfPath } from '@shuji/contract/proof/tree';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { primitives } from '#src/providers/primitives.ts';
import { printNumber } from '../../../bench/figure.ts';
import { parseTilePath, spellPlace } from './rules.ts';
import {
  consistencyRanges,
  edgeOf,
  emptyRoot,
  GrowingTree,
  inclusionRanges,
  piecesOf,
  type Range,
  rangeHash,
  type Tile,
} from './tree.ts';

const { sha256 } = primitives;

type Probe = [
  name: string,
  one: number,
  two: number,
  rootOrFirst: string,
  leafOrSecond: string,
  path: string[],
  boolean,
];
const probes: { inclusion: Probe[]; consistency: Probe[] } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../test/merkle-probes.json'), 'utf8'),
);
const bytes = (text: string) => fromBase64(text) ?? new Uint8Array();
const leaves = Array.from({ length: 1_300 }, (_, index) => leafHash(sha256, utf8(`entry ${index}`)));

test('the published inclusion and consistency probes all come out as published', () => {
  const wrong: string[] = [];
  for (const [name, index, size, root, leaf, path, isTrue] of probes.inclusion) {
    const found = rootOfPath(sha256, bytes(leaf), index, size, path.map(bytes));
    if ((found !== null && toHex(found) === toHex(bytes(root))) !== isTrue) wrong.push(name);
  }
  for (const [name, one, two, first, second, path, isTrue] of probes.consistency) {
    const [earlier, later] = [
      { size: one, root: bytes(first) },
      { size: two, root: bytes(second) },
    ];
    if (isConsistent(sha256, earlier, later, path.map(bytes)) !== isTrue) wrong.push(name);
  }
  const count = probes.inclusion.length + probes.consistency.length;
  printNumber({
    id: 'E1',
    is: count - wrong.length,
    of: `of ${count} published inclusion and consistency probes as published`,
    atLeast: count,
  });
  expect(wrong).toEqual([]);
});

test('leaves, nodes and nothing hash as RFC 6962 has it', () => {
  expect(toHex(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(toHex(leafHash(sha256, new Uint8Array()))).toBe(
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  );
  expect(toHex(leafHash(sha256, utf8('L123456')))).toBe(
    '395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56',
  );
  expect(toHex(nodeHash(sha256, utf8('N123'), utf8('N456')))).toBe(
    'aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb',
  );
});

/** A log of this size, with every tile that its paths are made from. */
function grown(size: number) {
  const tree = new GrowingTree();
  for (const leaf of leaves.slice(0, size)) tree.push(leaf);
  const tiles = new Map([...tree.takeFull(), ...tree.partial()].map((tile) => [`${tile.level}/${tile.index}`, tile]));
  const hashOf = (range: Range) =>
    rangeHash(
      piecesOf(range).map(({ level, index, offset, count }) =>
        (tiles.get(`${level}/${index}`) as Tile).hashes.slice(offset, offset + count),
      ),
    );
  return { root: tree.root(), hashOf, edge: tree.partial() };
}

test('every path that is made from tiles proves its leaf, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_300 }), fc.nat(), (size, nat) => {
      const index = nat % size;
      const { root, hashOf } = grown(size);
      const path = inclusionRanges(index, [0, size]).map(hashOf);
      expect(rootOfPath(sha256, leaves[index] as Uint8Array, index, size, path)).toEqual(root);
      expect(rootOfPath(sha256, leaves[(index + 1) % 1_300] as Uint8Array, index, size, path)).not.toEqual(root);
    }),
    { numRuns: 60, seed: 6962 },
  );
});

test('every two lengths of one log are consistent, and no others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_300 }), fc.integer({ min: 1, max: 1_300 }), (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const [earlier, later] = [grown(from), grown(to)];
      const path = consistencyRanges(from, [0, to]).map(later.hashOf);
      expect(isConsistent(sha256, { size: from, root: earlier.root }, { size: to, root: later.root }, path)).toBe(true);
      const wrong = { size: from, root: sha256(earlier.root) };
      expect(isConsistent(sha256, wrong, { size: to, root: later.root }, path)).toBe(false);
    }),
    { numRuns: 60, seed: 6962 },
  );
});

test('a tree goes on from its right edge as if it had never stopped', () => {
  for (const size of [1, 255, 256, 257, 512, 1_000]) {
    const tree = new GrowingTree(size, grown(size).edge);
    for (const leaf of leaves.slice(size, size + 299)) tree.push(leaf);
    expect(tree.root()).toEqual(grown(size + 299).root);
  }
});

test('tiles have the widths and addresses of C2SP’s examples', () => {
  expect(edgeOf(70_000)).toEqual([
    { level: 0, index: 273, width: 112 },
    { level: 1, index: 1, width: 17 },
    { level: 2, index: 0, width: 1 },
  ]);
  expect(edgeOf(256)).toEqual([{ level: 1, index: 0, width: 1 }]);
  expect(spellPlace(1_234_067)).toBe('x001/x234/067');
  expect(parseTilePath('0/x001/x234/067')).toEqual({ level: 0, index: 1_234_067, width: 256 });
  expect(parseTilePath('entries/000.p/17')).toEqual({ level: 'entries', index: 0, width: 17 });
  const wrong = ['0/x000/001', '00/001', '64/000', '0/000.p/256', '0/000.p/0', '0/000.p/017', '0/1', 'x/000', '0/000/'];
  for (const path of wrong) expect(parseTilePath(path), path).toBeNull();
});
