// The buyer's key: 256 random bits; only the hash is stored.
import { createHash, randomBytes } from 'node:crypto';

export function makeKey(): string {
  return `sj_${randomBytes(32).toString('base64url')}`;
}

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
