// Encryption at rest of personal columns (AES-256-GCM), blind indexes to look them up by, and signatures of short-lived links.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Vault {
  /** Encrypts for storage: base64url of version, nonce, ciphertext and tag. The same text seals differently each time. */
  encrypt(text: string): string;
  /** Opens what `seal` made; throws when it was altered. */
  decrypt(sealed: string): string;
  /** A keyed hash, the same for the same text: for uniqueness and look-up. */
  blind(text: string): string;
  /** The blind form under each key, the present one first: for values without their text, which outlive a key. */
  blinds(text: string): string[];
  /** An identifier of the key that reveals nothing else of it. */
  fingerprint: string;
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

const version = 1;

interface Keys {
  sealing: Buffer;
  blinding: Buffer;
  signing: Buffer;
}

/** `secret` is 32 bytes; each purpose derives a key of its own. What was written under one of `old` is still read. */
export function openVault(secret: Buffer, old: readonly Buffer[] = []): Vault {
  const present = keysOf(secret);
  const { sealing } = present;
  const all = [present, ...old.map(keysOf)];
  const mac = (with_: Buffer, text: string) => createHmac('sha256', with_).update(text).digest('base64url');

  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const keys of all.slice(0, -1)) {
        try {
          return decryptBytes(bytes, keys);
        } catch {
          // An older key may fit; the last one gives the error.
        }
      }
      return decryptBytes(bytes, all.at(-1) ?? present);
    },
    blind: (text) => mac(present.blinding, text),
    blinds: (text) => all.map(({ blinding }) => mac(blinding, text)),
    fingerprint: mac(keyOf(secret, 'fingerprint'), 'shuji').slice(0, 16),
    sign: (text) => mac(present.signing, text),
    isSigned(text, signature) {
      const actual = Buffer.from(signature);
      return all.some(({ signing }) => {
        const expected = Buffer.from(mac(signing, text));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      });
    },
  };
}

function decryptBytes(bytes: Buffer, { sealing }: Keys): string {
  const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(1, 13));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
}

function keyOf(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `shuji ${purpose}`, 32));
}

function keysOf(secret: Buffer): Keys {
  return { sealing: keyOf(secret, 'seal'), blinding: keyOf(secret, 'blind'), signing: keyOf(secret, 'sign') };
}
