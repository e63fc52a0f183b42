// Text files in UTF-8, UTF-16 or GB18030, with or without their mark.
import iconv from 'iconv-lite';
import { Unreadable } from './unreadable.ts';

export function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: iconv.decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  if (bytes.includes(0)) throw new Unreadable('这不是文本文件，请核对文件内容与扩展名。');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Its own mark at the start (84 31 95 33) is decoded to U+FEFF, as in the other encodings.
    const text = iconv.decode(bytes, 'gb18030').replace(/^\uFEFF/, '');
    if (text.slice(0, 100_000).includes('\uFFFD')) throw new Unreadable('无法识别文件的编码，请另存为 UTF-8 后上传。');
    return { text, encoding: 'gb18030' };
  }
}
