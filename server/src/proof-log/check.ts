// Derives the whole log anew from its entries, and names every row that does not fit.
import { areEqual, type Bytes, toBase64, utf8 } from '@shuji/contract/proof/bytes';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { isSigned, type VerifierKey } from '@shuji/contract/proof/note';
import { leafHash } from '@shuji/contract/proof/tree';
import type { Db } from '#src/db/open.ts';
import { primitives } from '#src/providers/primitives.ts';
import { findTiles } from './queries.ts';
import {
  type CheckedLeaf,
  countPending,
  findForgotten,
  listCheckpoints,
  listLeaves,
  listOddTiles,
} from './queries-check.ts';
import { spellPlace } from './rules.ts';
import { GrowingTree, type Tile, tileWidth } from './tree.ts';

export interface LogHead {
  size: number;
  /** Base64. */
  root: string;
}

export interface LogState {
  /** The head of the tree built from the entries. */
  head: LogHead;
  /** Entries that wait for their place. */
  waiting: number;
  /** One sentence for each row that does not fit. */
  broken: string[];
}

export interface ExpectedLog {
  /** Each by the name of the log it signed: after a restart there are two. */
  keys: VerifierKey[];
  now: Date;
  /** A head noted earlier, outside the database: a log cut off or rewritten behind it is found by it. */
  noted?: LogHead | undefined;
}

const tilesAtOnce = 8;
const patienceMs = 60 * 60_000;

export async function checkLog(db: Db, expected: ExpectedLog): Promise<LogState> {
  const { noted, now } = expected;
  const broken: string[] = [];
  const tree = new GrowingTree();
  const checkpoints = new Checkpoints(db, expected, broken);
  let isNoted = noted === undefined || noted.size === 0;
  let isWhole = true;
  await checkpoints.compare(tree);
  while (isWhole) {
    const from = tree.size;
    const leaves = await listLeaves(db, from, tilesAtOnce * tileWidth);
    const tiles = await tilesFor(db, from);
    for (const leaf of leaves) {
      isWhole = leaf.index === tree.size;
      if (!isWhole) {
        broken.push(`存证日志第 ${tree.size} 项缺失：日志行被删除，其后无法重算`);
        break;
      }
      tree.push(judge(leaf, tiles, broken));
      if (noted && noted.size === tree.size) isNoted = toBase64(tree.root()) === noted.root;
      await checkpoints.compare(tree);
    }
    await compareTiles(db, tree.takeFull(), broken);
    if (leaves.length < tilesAtOnce * tileWidth) break;
  }
  if (isWhole) {
    await compareTiles(db, tree.partial(), broken);
    for (const { level, index } of await listOddTiles(db, tree.size))
      broken.push(`${nameOf({ level, index })}的宽度与日志长度不符`);
    checkpoints.end(tree.size);
  }
  if (!isNoted) broken.push(`日志在长度 ${noted?.size} 处的根哈希与抄存的不同：日志已被截短或改写`);
  for (const { id, subject } of await findForgotten(db, new Date(now.getTime() - patienceMs))) {
    broken.push(`登记 ${id}（${subject}）没有进入日志：待入队列被改动，或排序任务已停止一小时以上`);
  }
  return { head: { size: tree.size, root: toBase64(tree.root()) }, waiting: await countPending(db), broken };
}

/** Compares three copies of each leaf: its entry, its row, its tile. Names the one that differs. */
function judge(leaf: CheckedLeaf, tiles: Map<number, Tile>, broken: string[]): Bytes {
  const { index, subject, entry, hash } = leaf;
  const tiled = tiles.get(Math.floor(index / tileWidth))?.hashes[index % tileWidth];
  const expected = entry === null ? null : leafHash(primitives.sha256, utf8(entry));
  const name = `存证日志第 ${index} 项${subject ? `（${subject}）` : ''}`;
  const same = (one: Bytes | null | undefined, other: Bytes | null | undefined) =>
    Boolean(one && other && areEqual(one, other));
  if (!expected) broken.push(`${name}的登记内容缺失：登记行被删除`);
  else if (!same(expected, hash) && (same(hash, tiled) || !same(expected, tiled)))
    broken.push(`${name}的登记内容被改动`);
  if (!same(hash, expected) && same(expected, tiled)) broken.push(`${name}的叶哈希被改动`);
  if (!same(tiled, hash) && same(hash, expected))
    broken.push(`${nameOf({ level: 0, index: Math.floor(index / tileWidth) })}被改动（第 ${index} 项处）`);
  return same(hash, tiled) || !expected ? hash : expected;
}

async function tilesFor(db: Db, from: number): Promise<Map<number, Tile>> {
  const first = from / tileWidth;
  const tiles = Array.from({ length: tilesAtOnce }, (_, at) => ({ level: 0, index: first + at }));
  return new Map((await findTiles(db, tiles)).map((tile) => [tile.index, tile]));
}

// Level 0 has been judged hash by hash.
async function compareTiles(db: Db, made: Tile[], broken: string[]): Promise<void> {
  for (const tile of made.filter(({ level }) => level > 0)) {
    const [stored] = await findTiles(db, [tile]);
    const isSame = stored && tile.hashes.every((hash, at) => stored.hashes[at] && areEqual(hash, stored.hashes[at]));
    if (!isSame) broken.push(`${nameOf(tile)}${stored ? '被改动' : '缺失'}`);
  }
}

function nameOf({ level, index }: Pick<Tile, 'level' | 'index'>): string {
  return `瓦片 ${level}/${spellPlace(index)} `;
}

/** Signed notes, compared with the tree as it grows past each. */
class Checkpoints {
  #rows: { id: number; size: number; note: string }[] = [];
  #lastId = 0;
  #isRead = false;
  #agreed = 0;
  #doubted = false;
  #largest = 0;
  readonly #db: Db;
  readonly #expected: ExpectedLog;
  readonly #broken: string[];

  constructor(db: Db, expected: ExpectedLog, broken: string[]) {
    this.#db = db;
    this.#expected = expected;
    this.#broken = broken;
  }

  async compare(tree: GrowingTree): Promise<void> {
    for (let row = await this.#next(); row && row.size <= tree.size; row = await this.#next()) {
      this.#rows.shift();
      this.#judge(row, tree);
    }
  }

  end(size: number): void {
    for (const { id, size: signedSize } of this.#rows)
      this.#broken.push(`检查点 ${id}（长度 ${signedSize}）超出日志长度 ${size}：日志被截短`);
    if (this.#largest < size)
      this.#broken.push(`存证日志第 ${this.#largest} 项起没有检查点：检查点被删除，或其后的日志行是插入的`);
  }

  async #next() {
    if (this.#rows.length === 0 && !this.#isRead) {
      this.#rows = await listCheckpoints(this.#db, this.#lastId);
      this.#lastId = this.#rows.at(-1)?.id ?? this.#lastId;
      this.#isRead = this.#rows.length === 0;
    }
    return this.#rows[0];
  }

  #judge({ id, size, note }: { id: number; size: number; note: string }, tree: GrowingTree): void {
    const name = `检查点 ${id}（长度 ${size}）`;
    const read = parseCheckpoint(note);
    const keys = this.#expected.keys.filter(({ name }) => name === read?.origin);
    const isTrue =
      read?.size === size &&
      (['ed25519', 'sm2'] as const).every((algorithm) => isSigned(read.note, keys, algorithm, primitives));
    if (!isTrue) this.#broken.push(`${name}被改动，或不是用已知密钥签的`);
    else if (size < this.#largest || size < tree.size) this.#broken.push(`${name}的次序不对：检查点被改动`);
    else if (areEqual(read.root, tree.root())) this.#agreed = size;
    else if (!this.#doubted) {
      this.#doubted = true;
      this.#broken.push(`${name}的根哈希与登记内容重算的不符：第 ${this.#agreed} 至 ${size - 1} 项之间有改动`);
    }
    this.#largest = Math.max(this.#largest, size);
  }
}
