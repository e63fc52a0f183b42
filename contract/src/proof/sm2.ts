// Checking SM2 signatures by a library that throws on malformed input and takes trailing bytes: only what is exactly
// a key and a signature reaches it.
import { type Bytes, fromHex, toHex, utf8 } from './bytes.ts';
import type { Primitives } from './primitives.ts';

type Verify = (message: Bytes, signature: string, key: string) => boolean;

const order = 'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123';

/** `verify` takes hexadecimal, and hashes by SM3 with the default user id. */
export function checkedSm2(verify: Verify): Primitives['isSm2'] {
  return (key, message, signature) => {
    if (key.length !== 65 || key[0] !== 4 || signature.length !== 64) return false;
    if (!isScalar(toHex(signature.slice(0, 32))) || !isScalar(toHex(signature.slice(32)))) return false;
    try {
      return verify(message, toHex(signature), toHex(key));
    } catch {
      return false;
    }
  };
}

/** From 1 to the curve's order less one, in 64 hexadecimal digits. */
export function isScalar(hex: string): boolean {
  return /^[0-9a-f]{64}$/.test(hex) && /[1-9a-f]/.test(hex) && hex < order;
}

/** The published example of GM/T 0003.5, annex A. */
export const sm2Example = {
  message: 'message digest',
  privateKey: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  key:
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
    'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
  signature:
    'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3' +
    'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa',
};

/** True when an implementation verifies the published example, and refuses it for another message. */
export function agreesWithExample(isSm2: Primitives['isSm2']): boolean {
  const [key, signature] = [fromHex(sm2Example.key), fromHex(sm2Example.signature)];
  if (!key || !signature) return false;
  return isSm2(key, utf8(sm2Example.message), signature) && !isSm2(key, utf8(`${sm2Example.message}.`), signature);
}
