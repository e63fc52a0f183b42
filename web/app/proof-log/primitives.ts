// The cryptography of proofs, in the browser. Not WebCrypto: that is missing on plain http and lacks Ed25519 in
// browsers still in use, and a check must come out the same everywhere.
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Primitives } from '@shuji/contract/proof/primitives';
import { checkedSm2 } from '@shuji/contract/proof/sm2';
import { sm2 } from 'sm-crypto-v2';

export const primitives: Primitives = {
  sha256: (bytes) => sha256(bytes),
  isEd25519: (key, message, signature) => {
    try {
      return ed25519.verify(signature, message, key, { zip215: false });
    } catch {
      return false;
    }
  },
  isSm2: checkedSm2((message, signature, key) => sm2.doVerifySignature(message, signature, key, { hash: true })),
};
