// Server-side cryptography of proofs. node:crypto's SM2 lacks the user id, so its signatures do not interoperate.
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Primitives } from '@shuji/contract/proof/primitives';
import { checkedSm2 } from '@shuji/contract/proof/sm2';
import { sm2 } from 'sm-crypto-v2';

export const primitives: Primitives = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  isEd25519: (key, message, signature) => {
    const x = Buffer.from(key).toString('base64url');
    try {
      return verify(
        null,
        message,
        createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
        signature,
      );
    } catch {
      return false;
    }
  },
  isSm2: checkedSm2((message, signature, key) => sm2.doVerifySignature(message, signature, key, { hash: true })),
};
