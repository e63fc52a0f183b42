import { expect, test } from 'vitest';
import type { OperatorRole, Owed } from '#src/http/context.ts';
import { needsFactor, owedBy } from './rules.ts';
import { stepOfCode } from './secrets.ts';

// RFC 6238, appendix B: the key 12345678901234567890 with SHA-1, shortened to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test("RFC 6238's vectors are right, one step early and late as well, and no further", () => {
  expect(stepOfCode(secret, '287082', new Date(59_000))).toBe(1);
  expect(stepOfCode(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  expect(stepOfCode(secret, '287082', new Date(89_000))).toBe(1);
  expect(stepOfCode(secret, '287082', new Date(29_000))).toBe(1);
  expect(stepOfCode(secret, '287082', new Date(90_000))).toBeNull();
  expect(stepOfCode(secret, '287083', new Date(59_000))).toBeNull();
});

test('a second factor is required of admins, reviewers and finance alone, and of none where it is optional', () => {
  const demanded = (['reviewer', 'finance', 'editor', 'admin', 'auditor'] as const).filter((role) =>
    needsFactor([role], 'required'),
  );
  expect(demanded).toEqual(['reviewer', 'finance', 'admin']);
  expect(needsFactor(['admin'], '')).toBe(true);
  expect(needsFactor(['admin', 'editor'], 'optional')).toBe(false);
});

test.each<[roles: OperatorRole[], hasFactor: boolean, isProven: boolean, mustChange: boolean, owed: Owed | null]>([
  [['reviewer'], true, false, true, 'code'],
  [['reviewer'], true, true, true, 'password'],
  [['reviewer'], true, true, false, null],
  [['reviewer'], false, false, true, 'password'],
  [['reviewer'], false, false, false, 'factor'],
  [['editor'], false, false, false, null],
  [['editor'], true, false, false, 'code'],
])('%j with factor %s, proven %s, initial password %s owes %s', (roles, hasFactor, isProven, mustChange, owed) => {
  expect(owedBy({ roles, hasFactor, isProven, mustChangePassword: mustChange }, 'required')).toBe(owed);
});
