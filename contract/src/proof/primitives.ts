import type { Bytes } from './bytes.ts';

/** The cryptography that a proof stands on. Server and browser each bring their own; no function of it throws. */
export interface Primitives {
  sha256(bytes: Bytes): Bytes;
  /** Key of 32 bytes, signature of 64: RFC 8032. */
  isEd25519(key: Bytes, message: Bytes, signature: Bytes): boolean;
  /** Key of 65 bytes, uncompressed; signature of 64, r‖s; digest SM3 with the default user id: GM/T 0003.2. */
  isSm2(key: Bytes, message: Bytes, signature: Bytes): boolean;
}
