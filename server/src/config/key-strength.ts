// Judges a key by its bits: a key drawn at random passes (one in 10^8 does not), a typed, counted or repeated one fails.

/** True when 32 bytes show a pattern that a random generator does not make: guessing such a key is feasible. */
export function isPredictable(key: Buffer): boolean {
  const differences = key.map((byte, at) => byte - (key[at - 1] ?? 0));
  const setBits = [...key].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  return (
    // Repeated bytes or a short repeated pattern: 32 random bytes have 30 distinct values on average.
    distinct(key) < 20 ||
    // Counting up or down by a fixed step.
    distinct(differences) < 16 ||
    // Hexadecimal typed by hand keeps to few digits, often to 0–9 alone.
    distinct(key.toString('hex')) < 11 ||
    // Mostly noughts or mostly ones; 128 on average, with a standard deviation of 8.
    setBits < 80 ||
    setBits > 176 ||
    // A sentence or a password in Base64 instead of random bytes.
    key.every((byte) => byte >= 0x20 && byte < 0x7f)
  );
}

function distinct(values: Iterable<unknown>): number {
  return new Set(values).size;
}

/** A key as it is written: hexadecimal or Base64. */
export function decodeKey(value: string): Buffer {
  return Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64');
}
