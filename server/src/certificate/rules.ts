// What a certificate shows to whom, and which state it is in at a moment.
import type { CertificateState, publicSaleFacts, SaleFacts } from '@shuji/contract/certificate';
import type { z } from 'zod';

/** A certificate past its term is expired even before the job has written so. */
export function stateAt(state: CertificateState, validUntil: string | null, now: Date): CertificateState {
  const isOver = validUntil !== null && new Date(validUntil) <= now;
  return state === 'valid' && isOver ? 'expired' : state;
}

/** A buyer as the public sees them: the first two characters tell the parties which deal it is, and nobody else. */
export function maskBuyer(name: string): string {
  const characters = [...name];
  const shown = characters.length > 4 ? 2 : 1;
  return characters.slice(0, shown).join('') + '＊'.repeat(Math.min(Math.max(characters.length - shown, 1), 6));
}

export function publicFacts(facts: SaleFacts): z.output<typeof publicSaleFacts> {
  const { buyerCode: _code, purpose: _purpose, tier: _tier, quantity: _quantity, amount: _amount, ...shown } = facts;
  return { ...shown, buyerName: maskBuyer(facts.buyerName) };
}
