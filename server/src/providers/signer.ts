// Signs the proof log with one Ed25519 key and one SM2 key, and publishes what verifiers need.
import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { keyId, parseKey, spellKey, spellSignature, type VerifierKey } from '@shuji/contract/proof/note';
import { agreesWithExample, isScalar } from '@shuji/contract/proof/sm2';
import { sm2 } from 'sm-crypto-v2';
import type { ProofLogSetting } from '#src/config/proof-log.ts';
import { primitives } from './primitives.ts';

export interface Signer {
  origin: string;
  /** In the form verifiers use: `name+id+key`. */
  current: string[];
  old: string[];
  /** All of them, to check by. */
  known: VerifierKey[];
  /** Both signatures under a text that ends with a newline, making a C2SP signed note of it. */
  sign(text: string): string;
}

/**
 * A key that is not set is derived from `secret`, so that the demo's nodes sign alike. Throws when the SM2 library does
 * not agree with the published example: a signature that cannot be verified is none.
 */
export function openSigner({ origin, oldKeys, ...keys }: ProofLogSetting, secret: Buffer): Signer {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `shuji proof log ${purpose}`, 32));
  const ed25519Key = keys.ed25519Key ?? derived('ed25519');
  const sm2Key = keys.sm2Key ?? derived('sm2');
  if (!agreesWithExample(primitives.isSm2)) throw new Error('SM2 does not agree with the example of GM/T 0003.5');
  const { sha256 } = primitives;
  const ed25519 = createPrivateKey({ key: Buffer.concat([pkcs8, ed25519Key]), format: 'der', type: 'pkcs8' });
  const ed25519Public = Buffer.from(createPublicKey(ed25519).export({ format: 'jwk' }).x ?? '', 'base64url');
  const sm2Private = sm2Key.toString('hex');
  if (!isScalar(sm2Private)) throw new Error('The SM2 key is outside the curve’s order');
  const sm2PublicHex = sm2.getPublicKeyFromPrivateKey(sm2Private);
  const sm2Public = Buffer.from(sm2PublicHex, 'hex');
  const current = [spellKey(sha256, origin, 'ed25519', ed25519Public), spellKey(sha256, origin, 'sm2', sm2Public)];
  const parsedKeys = [...current, ...oldKeys].map((key) => parseKey(sha256, key));
  return {
    origin,
    current,
    old: oldKeys,
    known: parsedKeys.filter((key) => key !== null),
    sign(text) {
      const message = Buffer.from(text, 'utf8');
      const byEd25519 = sign(null, message, ed25519);
      const bySm2 = sm2.doSignature(message, sm2Private, { hash: true, publicKey: sm2PublicHex });
      return (
        `${text}\n` +
        spellSignature(origin, keyId(sha256, origin, 'ed25519', ed25519Public), byEd25519) +
        spellSignature(origin, keyId(sha256, origin, 'sm2', sm2Public), Buffer.from(bySm2, 'hex'))
      );
    },
  };
}

// RFC 8410: what stands before the 32 bytes of an Ed25519 key.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
