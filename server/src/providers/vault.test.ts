import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openVault } from './vault.ts';

const vault = openVault(randomBytes(32));

test('encrypted values decrypt, differ each time, and reveal nothing', () => {
  const one = vault.encrypt('13800138000');
  const two = vault.encrypt('13800138000');
  expect(vault.decrypt(one)).toBe('13800138000');
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('138');
});

test('an altered or foreign seal does not open', () => {
  const sealed = Buffer.from(vault.encrypt('机密'), 'base64url');
  for (let at = 1; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] as number) ^ 1;
    expect(() => vault.decrypt(altered.toString('base64url'))).toThrow();
  }
  expect(() => openVault(randomBytes(32)).decrypt(vault.encrypt('机密'))).toThrow();
});

test('a signature holds for its text alone', () => {
  const signature = vault.sign('file 1 until 2');
  expect(vault.isSigned('file 1 until 2', signature)).toBe(true);
  expect(vault.isSigned('file 1 until 3', signature)).toBe(false);
  expect(vault.isSigned('file 1 until 2', '')).toBe(false);
  expect(vault.blind('a')).toBe(vault.blind('a'));
  expect(vault.blind('a')).not.toBe(vault.sign('a'));
});
