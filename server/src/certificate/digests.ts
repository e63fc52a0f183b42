import { createHash } from 'node:crypto';

/** Hex digests of a text's UTF-8 bytes. */
export function digests(text: string): { sha256: string; sm3: string } {
  return {
    sha256: createHash('sha256').update(text, 'utf8').digest('hex'),
    sm3: createHash('sm3').update(text, 'utf8').digest('hex'),
  };
}
