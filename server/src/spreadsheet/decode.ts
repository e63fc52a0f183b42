// Text files in UTF-8, UTF-16, GB18030 or Big5, with or without their mark.
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { Unreadable } from './unreadable.ts';

const marks = [
  { encoding: 'utf-8', mark: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
  { encoding: 'gb18030', mark: Buffer.from([0x84, 0x31, 0x95, 0x33]) },
];

/** A text and its encoding. Throws Unreadable where a byte has no meaning, naming its line, or where two encodings would do. */
export function decode(bytes: Buffer): { text: string; encoding: string } {
  const encoding = encodingOf(bytes);
  const text = iconv.decode(bytes, encoding).replace(/^\uFEFF/, '');
  // UTF-8 is judged by its bytes: a text may hold U+FFFD itself.
  const broken = encoding === 'utf-8' ? firstBroken(bytes) : lineAt(text, text.indexOf('\uFFFD'));
  if (broken > 0)
    throw new Unreadable(`第 ${broken} 行有不能按 ${encoding.toUpperCase()} 解读的字符，请改正或另存为 UTF-8 后再试。`);
  return { text, encoding };
}

function encodingOf(bytes: Buffer): string {
  const marked = marks.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return marked.encoding;
  if (bytes.includes(0)) return wideEncodingOf(bytes);
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return 'utf-8';
  const [best, other] = doubleByte
    .map(({ encoding, isCommon }) => ({ encoding, share: shareOf(bytes, isCommon) }))
    .sort((one, two) => two.share - one.share);
  if (!best || best.share < fewestCommon || best.share - (other?.share ?? 0) < clearLead)
    throw new Unreadable('无法识别文件的编码，请另存为 UTF-8 后再试。');
  return best.encoding;
}

/** UTF-16 without a mark: its Latin letters, commas and line ends have a zero byte, always on the same side. */
function wideEncodingOf(bytes: Buffer): string {
  const zeros = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || (even > 0 && odd > 0)) throw new Unreadable('这不是文本文件，请核对文件内容与扩展名。');
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

function* linesOf(bytes: Buffer): Iterable<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from);
    const next = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(from, next);
    from = next;
  }
}

/** The first line that is not UTF-8, from 1; 0 for none. */
function firstBroken(bytes: Buffer): number {
  if (isUtf8(bytes)) return 0;
  let number = 0;
  for (const line of linesOf(bytes)) {
    number += 1;
    if (!isUtf8(line)) return number;
  }
  return 0;
}

/** A text in another encoding has hardly a line that happens to be UTF-8 too. */
function isMostlyUtf8(bytes: Buffer): boolean {
  let [whole, broken] = [0, 0];
  for (const line of linesOf(bytes)) {
    if (!isUtf8(line)) broken += 1;
    else if (line.some((byte) => byte > 0x7f)) whole += 1;
  }
  return whole >= broken;
}

/** The character sets of two bytes, each with the part of it in which a text's common characters and signs lie. */
const doubleByte = [
  {
    encoding: 'gb18030',
    isCommon: (lead: number, trail: number) =>
      trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
  },
  {
    encoding: 'big5',
    isCommon: (lead: number, trail: number) =>
      lead >= 0xa1 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1),
  },
];
const fewestCommon = 0.5;
const clearLead = 0.1;

/** How many of the characters beyond ASCII are common ones. */
function shareOf(bytes: Buffer, isCommon: (lead: number, trail: number) => boolean): number {
  let [common, all] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] as number;
    if (lead < 0x80) continue;
    at += 1;
    all += 1;
    if (isCommon(lead, bytes[at] ?? 0)) common += 1;
  }
  return common / all;
}

function lineAt(text: string, offset: number): number {
  return offset < 0 ? 0 : text.slice(0, offset).split('\n').length;
}
