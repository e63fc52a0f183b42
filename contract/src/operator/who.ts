// The callers of the API, and who of the office reads what others work on.

/**
 * The caller a call needs. Each word includes the ones it stands on: a seller is attested, an attested account is a user.
 * A `vendor` is a seller of data or a merchant of services; the handler compares the role with what is offered.
 * The office words are operator roles; `operator` is any of them, `staff` even one whose sign-in still owes a step,
 * `clerk` one who works on cases or on money. An overseer works on what a list shows, or reads it with personal values
 * masked: `officeReaders`.
 * Source: market.md, "Who".
 */
export type Who =
  | 'anyone'
  | 'user'
  | 'attested'
  | 'merchant'
  | 'buyer'
  | 'seller'
  | 'vendor'
  | 'staff'
  | 'operator'
  | 'reviewer'
  | 'finance'
  | 'clerk'
  | 'overseer'
  | 'moneyOverseer'
  | 'dealOverseer'
  | 'editor'
  | 'admin'
  | 'auditor';

/** The role that works on what a list of the office shows, and those that read it with personal values masked. */
export const officeReaders = {
  overseer: { works: 'reviewer', masked: ['auditor'] },
  moneyOverseer: { works: 'finance', masked: ['auditor'] },
  dealOverseer: { works: 'reviewer', masked: ['auditor', 'finance'] },
} as const;

export type OfficeReader = keyof typeof officeReaders;

export function isReader(who: Who): who is OfficeReader {
  return who in officeReaders;
}
