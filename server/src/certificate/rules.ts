// Decides which fields of a certificate each reader sees, and its state at a moment.
import { type CertificateState, publicSaleFields } from '@shuji/contract/certificate/labels';
import type { Disclosures } from '@shuji/contract/proof/entry';

/** A certificate past its term is expired even before the job has written so. */
export function stateAt(state: CertificateState, validUntil: string | null, now: Date): CertificateState {
  const isOver = validUntil !== null && new Date(validUntil) <= now;
  return state === 'valid' && isOver ? 'expired' : state;
}

/** A buyer as the public sees them. The first two characters let only the parties recognise the deal. */
export function maskBuyer(name: string): string {
  const characters = [...name];
  const shown = characters.length > 4 ? 2 : 1;
  return characters.slice(0, shown).join('') + '＊'.repeat(Math.min(Math.max(characters.length - shown, 1), 6));
}

/** The facts of a deal that anyone may see. */
export function publicDisclosures(disclosures: Disclosures): Disclosures {
  const isPublic = ([field]: [string, unknown]) => (publicSaleFields as readonly string[]).includes(field);
  return Object.fromEntries(Object.entries(disclosures).filter(isPublic));
}

/** True when two spellings name one moment, to the millisecond of certificates. */
export function sameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
