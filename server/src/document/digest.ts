import { createHash } from 'node:crypto';

/** SHA-256 of title and text, in hexadecimal: the holder of a copy can check that it is this version. */
export function digestOf(title: string, body: string): string {
  return createHash('sha256').update(`${title}\n${body}`).digest('hex');
}
