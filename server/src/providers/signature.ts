import { createHash, createHmac } from 'node:crypto';

export interface Signed {
  path: string;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
  body: string;
}

/** HMAC-SHA256, in hexadecimal, over the lines POST, path, timestamp, nonce and the body's SHA-256. */
export function signatureOf(key: string, { path, timestamp, nonce, body }: Signed): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update(['POST', path, timestamp, nonce, digest].join('\n')).digest('hex');
}
