/**
 * The one line on which the features stand: each may import only from its left. The check in test/layers.test.ts is
 * made from it, for the server and for the web alike, so a folder that is not named here is red from birth.
 */
export const layers = [
  'site',
  'audit',
  'file',
  'sample',
  'session',
  'operator',
  'account',
  'notice',
  'partner',
  'news',
  'review',
  'application',
  'merchant',
  'permit',
  'experience',
  'certificate',
  'product',
  'objection',
  'saved-search',
  'demand',
  'order',
  'card',
  'home',
  'privacy',
  'desk',
  'import',
  'demo',
] as const;
