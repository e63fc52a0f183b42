import { dictionary } from '@zxcvbn-ts/language-common';

// What Chinese lists of leaked passwords hold and the international one lacks.
const local = [
  'woaini1314',
  'woaini520',
  'woaini521',
  'woaini123',
  'woaini1314520',
  '1314520a',
  'a5201314',
  'aini1314',
];

const known = new Set([...dictionary['passwords-common'], ...local].map(String).filter((word) => word.length >= 8));

/** Whether a password stands in the lists of leaked ones, as it is or but for capitals. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFKC').toLowerCase());
}
