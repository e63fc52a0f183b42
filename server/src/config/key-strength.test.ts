import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPredictable } from './key-strength.ts';

const hex = (text: string) => Buffer.from(text, 'hex');

test('keys that a person or a loop makes are predictable', () => {
  const keys = [
    hex('00'.repeat(32)),
    hex('00'.repeat(31).concat('01')),
    hex('ff'.repeat(32)),
    hex('b'.repeat(64)),
    hex('0123456789abcdef'.repeat(4)),
    hex('1234567890'.repeat(6).concat('1234')),
    Buffer.from(Array.from({ length: 32 }, (_, at) => at)),
    Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - 3 * at)),
    Buffer.from('shuji-production-secret-key-2026'),
    Buffer.from('deadbeefcafebabe'.repeat(4), 'hex'),
    hex('0000000000000000000000000000000000000000000000000f3a91c27be5d846'),
    hex('3141592653589793238462643383279502884197169399375105820974944592'),
  ];
  for (const key of keys) expect(isPredictable(key), key.toString('hex')).toBe(true);
});

test('keys drawn at random are not predictable', () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const key = createHash('sha256').update(String(seed)).digest();
    expect(isPredictable(key), key.toString('hex')).toBe(false);
  }
});
