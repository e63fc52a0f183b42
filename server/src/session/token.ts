import { createHash, randomBytes } from 'node:crypto';

/** A fresh session token: 256 random bits, opaque to everyone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. No salt: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
