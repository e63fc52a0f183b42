// Sealing of personal columns, blind indexes to look them up by, and signatures for short-lived links.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Vault {
  /** Encrypts for storage: base64url of version, nonce, ciphertext and tag. The same text seals differently each time. */
  seal(text: string): string;
  /** Opens what `seal` made; throws when it was altered. */
  open(sealed: string): string;
  /** A keyed hash, the same for the same text: for uniqueness and look-up. */
  blind(text: string): string;
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

const version = 1;

/** `secret` is 32 bytes; each purpose derives a key of its own. */
export function openVault(secret: Buffer): Vault {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `shuji ${purpose}`, 32));
  const sealing = key('seal');
  const blinding = key('blind');
  const signing = key('sign');
  const mac = (with_: Buffer, text: string) => createHmac('sha256', with_).update(text).digest('base64url');

  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(1, 13));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
    },
    blind: (text) => mac(blinding, text),
    sign: (text) => mac(signing, text),
    isSigned(text, signature) {
      const wanted = Buffer.from(mac(signing, text));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
