// The proof of one certificate, as a file that people keep.
import type { Json } from '../canonical.ts';
import { type Disclosure, type Disclosures, isDisclosure, isRecord, parseJson } from './entry.ts';

/** A log entry: its text, and its inclusion as a C2SP tlog-proof. */
export interface Logged {
  entry: string;
  proof: string;
}

/** A certificate's entries in the log, with the fields that are shown. */
export interface LoggedDocument {
  /** Every field that is shown, with its salt; the masked ones are left out. */
  fields: Disclosures;
  issue: Logged;
  /** Null while nothing in the log ends the certificate. */
  end: (Logged & { reason: Disclosure }) | null;
}

export interface ProofDocument extends LoggedDocument {
  format: typeof proofFormat | typeof oldProofFormat;
  /** The centre's signed statement of the state; a file of the old format has none. */
  status?: string | undefined;
}

export const proofFormat = 'shuji-certificate-proof@v2';
/** Without a statement: such a file is recognised, and proves no more than the issue. */
export const oldProofFormat = 'shuji-certificate-proof@v1';

/** The one spelling of a proof file. */
export function spellDocument(document: ProofDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Null when the text is not exactly a proof file, down to its spaces: no unchecked byte may vary. */
export function parseDocument(text: string): ProofDocument | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { format, status } = value;
  const isOld = format === oldProofFormat && status === undefined;
  if (!isOld && (format !== proofFormat || typeof status !== 'string')) return null;
  if (!hasMembers(value, ['format', 'fields', 'issue', 'end', ...(isOld ? [] : ['status'])])) return null;
  if (!isLoggedDocument(value)) return null;
  const document = value as unknown as ProofDocument;
  return spellDocument(document) === text ? document : null;
}

/** True of a record with these members in their form, whatever others it has. */
export function isLoggedDocument({ fields, issue, end }: { readonly [name: string]: Json }): boolean {
  if (!isRecord(fields) || !Object.values(fields).every(isDisclosure)) return false;
  if (!isLogged(issue, ['entry', 'proof'])) return false;
  return end === null || (isLogged(end, ['reason', 'entry', 'proof']) && isDisclosure(end?.reason));
}

function isLogged(value: Json | undefined, members: string[]): value is { readonly [name: string]: Json } {
  if (!isRecord(value) || !hasMembers(value, members)) return false;
  return typeof value.entry === 'string' && typeof value.proof === 'string';
}

export function hasMembers(value: { readonly [name: string]: Json }, names: string[]): boolean {
  return Object.keys(value).join() === names.join();
}
