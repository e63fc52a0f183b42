// A certificate's log entry: salted commitments, which reveal nothing of its content.
import { canonicalJson, type Json } from '../canonical.ts';
import { type Bytes, toHex, utf8 } from './bytes.ts';
import { type Hash, leafHash } from './tree.ts';

/** A certified value with the salt it was committed under. */
export type Disclosure = [salt: string, value: string | number | string[] | null];
export type Disclosures = Record<string, Disclosure>;

export type EntryEvent = 'issued' | 'changed' | 'revoked' | 'expired';

interface Common {
  at: string;
  number: string;
  kind: 'product' | 'sale';
  /** Field → hex SHA-256. */
  commitments: Record<string, string>;
}

export interface IssuedEntry extends Common {
  event: 'issued';
  issuer: string;
  validUntil: string | null;
}

export interface EndedEntry extends Common {
  event: Exclude<EntryEvent, 'issued'>;
  /** Hex leaf hash of the issue that it ends. */
  issued: string;
}

/** SHA-256 of the canonical JSON of [salt, field, value], in hex. With 128 bits of salt a value cannot be guessed back. */
export function commitment(sha256: Hash, field: string, [salt, value]: Disclosure): string {
  return toHex(sha256(utf8(canonicalJson([salt, field, value]))));
}

export function commitments(sha256: Hash, disclosures: Disclosures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(disclosures).map(([field, disclosure]) => [field, commitment(sha256, field, disclosure)]),
  );
}

/** The entry as it is hashed and stored: RFC 8785. */
export function spellEntry(entry: IssuedEntry | EndedEntry): string {
  return canonicalJson({ ...entry });
}

/** Hex. */
export function entryHash(sha256: Hash, entry: string): string {
  return toHex(entryLeaf(sha256, entry));
}

export function entryLeaf(sha256: Hash, entry: string): Bytes {
  return leafHash(sha256, utf8(entry));
}

const members = {
  issued: ['at', 'commitments', 'event', 'issuer', 'kind', 'number', 'validUntil'],
  ended: ['at', 'commitments', 'event', 'issued', 'kind', 'number'],
};
const endings = ['changed', 'revoked', 'expired'];

/** Null when the text is not exactly an entry of ours. */
export function parseEntry(text: string): IssuedEntry | EndedEntry | null {
  const value = parseJson(text);
  if (!isRecord(value) || canonicalJson(value) !== text) return null;
  const { event, at, number, kind, commitments, issuer, validUntil, issued } = value;
  const isIssue = event === 'issued';
  if (Object.keys(value).join() !== members[isIssue ? 'issued' : 'ended'].join()) return null;
  if (![at, number].every(isText) || (kind !== 'product' && kind !== 'sale')) return null;
  if (!isRecord(commitments) || !Object.values(commitments).every(isText)) return null;
  if (isIssue ? !isText(issuer) || !(validUntil === null || isText(validUntil)) : !isText(issued)) return null;
  if (!isIssue && !endings.includes(String(event))) return null;
  return value as unknown as IssuedEntry | EndedEntry;
}

export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A salt of 128 bits in hexadecimal, and a value. */
export function isDisclosure(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 2 && /^[0-9a-f]{32}$/.test(String(value[0]));
}

function isText(value: Json | undefined): value is string {
  return typeof value === 'string';
}
