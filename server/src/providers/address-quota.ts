// Rate limits by network address. IPv6 gives one caller 2^64 addresses, so a limit counts networks, not addresses.
import ipaddr from 'ipaddr.js';
import type { Quota, Window } from '#src/providers/sms/quota.ts';

/** A network that is counted as one caller; it may take `factor` times what a limit gives an address. */
export interface Network {
  key: string;
  factor: number;
}

/** One customer holds a /64 at least and a /48 at most; a /48 may also be many customers of one provider. */
export const siteFactor = 8;

/**
 * The networks to count an address under, the narrowest first: an IPv4 address is its own, also when it is written as
 * IPv4-mapped IPv6; an IPv6 address counts under its /64 and its /48. What is no address is its own key.
 */
export function addressKeys(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ key: address, factor: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), factor: 1 }];
  return [
    { key: prefixOf(parsed as ipaddr.IPv6, 64), factor: 1 },
    { key: prefixOf(parsed as ipaddr.IPv6, 48), factor: siteFactor },
  ];
}

function prefixOf(address: ipaddr.IPv6, bits: 64 | 48): string {
  const parts = address.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${parts.join(':')}::/${bits}`;
}

/** Takes one for `purpose` from every network of an address, or from none: a refused caller uses up no neighbour's room. */
export async function takeByAddress(
  quota: Quota,
  purpose: string,
  address: string,
  windows: readonly Window[],
): Promise<boolean> {
  const taken: string[] = [];
  for (const { key, factor } of addressKeys(address)) {
    const widened = windows.map(({ points, seconds }) => ({ points: points * factor, seconds }));
    if (!(await quota.take(`${purpose} ${key}`, widened))) {
      for (const one of taken) await quota.giveBack(one);
      return false;
    }
    taken.push(`${purpose} ${key}`);
  }
  return true;
}

/** Returns the last one that every network of an address has taken for `purpose`. */
export async function giveBackByAddress(quota: Quota, purpose: string, address: string): Promise<void> {
  for (const { key } of addressKeys(address)) await quota.giveBack(`${purpose} ${key}`);
}
