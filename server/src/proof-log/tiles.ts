// Hashes of the tree, computed from the tiles of the database.
import type { Bytes } from '@shuji/contract/proof/bytes';
import type { Db } from '#src/db/open.ts';
import { findTiles } from './queries.ts';
import { emptyRoot, piecesOf, type Range, rangeHash } from './tree.ts';

/** The hash of each range. */
export async function hashesOf(db: Db, ranges: Range[]): Promise<Bytes[]> {
  const pieces = ranges.map(piecesOf);
  const named = new Map(pieces.flat().map(({ level, index }) => [`${level}/${index}`, { level, index }]));
  const tiles = new Map(
    (await findTiles(db, [...named.values()])).map((tile) => [`${tile.level}/${tile.index}`, tile]),
  );
  return pieces.map((ofRange) =>
    rangeHash(
      ofRange.map(({ level, index, offset, count }) => {
        const hashes = tiles.get(`${level}/${index}`)?.hashes.slice(offset, offset + count) ?? [];
        if (hashes.length < count) throw new Error(`Tile ${level}/${index} of the proof log is incomplete`);
        return hashes;
      }),
    ),
  );
}

/** The root of the tree's first `size` leaves. */
export async function rootAt(db: Db, size: number): Promise<Bytes> {
  const [root = emptyRoot] = size === 0 ? [] : await hashesOf(db, [[0, size]]);
  return root;
}
