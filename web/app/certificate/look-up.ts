import { findCertificate } from '@shuji/contract/certificate/calls';
import { redirect } from 'react-router';
import type { Perform, Place } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';

/** Goes to the certificate whose number is in the address; returns the number when there is no such certificate. */
export async function lookUp(perform: Perform, { query }: Place): Promise<string | null> {
  const number = query.get('number')?.trim();
  if (!number) return null;
  const found = await perform(findCertificate, { number: number.slice(0, 40) });
  if (found) throw redirect(href(found.kind === 'product' ? 'prodcert' : 'sellcert', { id: found.id }));
  return number;
}
