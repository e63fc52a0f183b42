// The arithmetic of proof: digests of a certificate's content, and leaves of the log.
import { createHash } from 'node:crypto';

/** Hex digests of a text's UTF-8 bytes. */
export function digests(text: string): { sha256: string; sm3: string } {
  return {
    sha256: createHash('sha256').update(text, 'utf8').digest('hex'),
    sm3: createHash('sm3').update(text, 'utf8').digest('hex'),
  };
}

/** RFC 6962 §2.1: SHA-256(0x00 || entry). The leading byte keeps a leaf from passing for an inner node. */
export function leafHash(entry: string): Buffer {
  return createHash('sha256').update(Buffer.of(0)).update(entry, 'utf8').digest();
}
