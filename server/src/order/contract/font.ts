// Noto Sans SC as sfnt. The package has WOFF only, which fontkit inflates anew for every glyph: a page took 4 seconds.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const headerBytes = 12;
const recordBytes = 16;
const woffHeaderBytes = 44;
const woffRecordBytes = 20;

export function readFont(weight: 400 | 700): Buffer {
  const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
  return unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))));
}

/** Lays the tables of a WOFF 1.0 file out as the OpenType file that it was made from. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(headerBytes + count * recordBytes);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * recordBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * recordBytes, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let place = 0; place < count; place += 1) {
    const from = woffHeaderBytes + place * woffRecordBytes;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const to = headerBytes + place * recordBytes;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(packed < length ? inflateSync(raw) : raw, Buffer.alloc(padding));
    at += length + padding;
  }
  return Buffer.concat(parts);
}
