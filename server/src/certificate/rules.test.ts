import { canonicalJson } from '@shuji/contract/canonical';
import { expect, test } from 'vitest';
import { digests } from './digests.ts';
import { qrPath } from './qr.ts';
import { maskBuyer, stateAt } from './rules.ts';

test('the same facts have one spelling, after the sorting example of RFC 8785', () => {
  const value = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    '\ufb33': 'Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Face',
    '\u0080': 'C',
    '\u00f6': 'O',
  };
  const order = Object.values(JSON.parse(canonicalJson(value)) as object);
  expect(canonicalJson(value).replace(/[^A-Za-z:,]/g, '')).toContain('CR');
  expect(order).toHaveLength(7);
  expect(canonicalJson({ b: [1, null, 'é"\n'], a: { d: true, c: 1e21 } })).toBe(
    '{"a":{"c":1e+21,"d":true},"b":[1,null,"é\\"\\n"]}',
  );
  expect(() => canonicalJson({ a: Number.NaN })).toThrow();
});

test('SHA-256 and SM3 agree with their published vectors', () => {
  expect(digests('abc')).toEqual({
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    sm3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  });
});

test('a buyer is recognised by the parties only', () => {
  expect(maskBuyer('滨海远航物流有限公司')).toBe('滨海＊＊＊＊＊＊');
  expect(maskBuyer('王芳')).toBe('王＊');
});

test('only a valid certificate expires by its date', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(stateAt('valid', '2026-11-20T00:00:00Z', now)).toBe('expired');
  expect(stateAt('valid', null, now)).toBe('valid');
  expect(stateAt('revoked', '2020-01-01T00:00:00Z', now)).toBe('revoked');
});

test('a QR code is drawn as dark runs inside its square', () => {
  const { size, path } = qrPath('http://localhost:8080/prodcert?id=01900000-0000-7000-8000-000000000001');
  expect(size).toBeGreaterThanOrEqual(29);
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
});
