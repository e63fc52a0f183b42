// Intersects and counts bits by the processor's popcount instruction: JavaScript has no access to it,
// WebAssembly can, and is some twenty times as fast. See docs/decisions/0103.

/** The size of a working block in words: two blocks fill one page of WebAssembly memory and stay in the cache. */
const block = 8192;
const wordBytes = 4;
const stepBytes = 16;

const op = {
  loop: 0x03,
  end: 0x0b,
  againIf: 0x0d,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  load: 0x29,
  store: 0x37,
  constant: 0x41,
  isBelow: 0x49,
  addPointer: 0x6a,
  count: 0x7b,
  add: 0x7c,
  and: 0x83,
  or: 0x84,
  wrap: 0xa7,
};
const type = { nothing: 0x40, func: 0x60, i64: 0x7e, i32: 0x7f };
/** The alignment of an eight-byte load or store, as a power of two. */
const eight = 3;

type Step = (one: number, other: number, end: number) => number;

// Types of it come with those of browsers only.
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { step: Step } };
};

const memory = new WebAssembly.Memory({ initial: 1 });
const one = new Uint32Array(memory.buffer, 0, block);
const other = new Uint32Array(memory.buffer, block * wordBytes, block);
const both = compiled(op.and);
const either = compiled(op.or);

/** Removes from `bits` those that `others` lacks; returns the count. */
export function narrow(bits: Uint32Array, others: Uint32Array): number {
  return each(both, bits, others);
}

/** Adds the bits of `others` to `bits`; returns the count. `others` is not longer. */
export function unite(bits: Uint32Array, others: Uint32Array): number {
  return each(either, bits, others);
}

/** Counts for each of `rows` the bits it shares with `bits`. */
export function countBoth(rows: readonly Uint32Array[], bits: Uint32Array): Int32Array {
  const counts = new Int32Array(rows.length);
  for (let from = 0; from < bits.length; from += block) {
    const to = Math.min(from + block, bits.length);
    const end = laid(other, bits, from, to);
    for (let at = 0; at < rows.length; at += 1) {
      laid(one, rows[at] as Uint32Array, from, to);
      (counts[at] as number) += both(0, other.byteOffset, end);
    }
  }
  return counts;
}

function each(step: Step, bits: Uint32Array, others: Uint32Array): number {
  let total = 0;
  for (let from = 0; from < bits.length; from += block) {
    const to = Math.min(from + block, bits.length);
    laid(other, others, from, to);
    total += step(0, other.byteOffset, laid(one, bits, from, to));
    bits.set(one.subarray(0, to - from), from);
  }
  return total;
}

/** Copies words into working memory and clears the rest; returns the end of the last step. */
function laid(into: Uint32Array, bits: Uint32Array, from: number, to: number): number {
  const run = bits.subarray(from, to);
  const end = Math.ceil((to - from) / (stepBytes / wordBytes)) * stepBytes;
  into.set(run);
  into.fill(0, run.length, end / wordBytes);
  return end;
}

/** (one, other, end): joins the bits at `one`, up to `end`, with those at `other`; returns the count. */
function compiled(join: number): Step {
  const [atOne, atOther, atEnd, total, word] = [0, 1, 2, 3, 4];
  const joined = (offset: number) => [
    ...[op.get, atOne],
    ...[op.get, atOne, op.load, eight, offset],
    ...[op.get, atOther, op.load, eight, offset],
    ...[join, op.tee, word, op.store, eight, offset],
    ...[op.get, word, op.count, op.get, total, op.add, op.set, total],
  ];
  const forward = (pointer: number) => [op.get, pointer, op.constant, stepBytes, op.addPointer];
  const body = [
    ...[1, 2, type.i64],
    ...[op.loop, type.nothing],
    ...[...joined(0), ...joined(8)],
    ...[...forward(atOther), op.set, atOther, ...forward(atOne), op.tee, atOne],
    ...[op.get, atEnd, op.isBelow, op.againIf, 0, op.end],
    ...[op.get, total, op.wrap, op.end],
  ];
  const section = (id: number, bytes: readonly number[]) => [id, bytes.length, ...bytes];
  const named = (name: string) => [name.length, ...Buffer.from(name)];
  const module = Uint8Array.from([
    ...[...Buffer.from('\0asm'), 1, 0, 0, 0],
    ...section(1, [1, type.func, 3, type.i32, type.i32, type.i32, 1, type.i32]),
    ...section(2, [1, ...named('of'), ...named('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('step'), 0, 0]),
    ...section(10, [1, body.length, ...body]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), { of: { memory } });
  return exports.step;
}
