// Network addresses that the server may call when a user supplied them.
import ipaddr from 'ipaddr.js';

// Azure's platform address answers metadata to every machine there, though it looks like any other.
const platform = new Set(['168.63.129.16']);

// The rest of IPv6 is unassigned, but holds old ways to write an IPv4 address, such as ::127.0.0.1.
const assigned = ipaddr.parseCIDR('2000::/3');

/**
 * Only what is routed in the open internet: no loopback, private, link-local, unique-local, carrier-grade, multicast,
 * reserved or documentation range, and no IPv6 form that carries an IPv4 address inside.
 */
export function isOpenAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || platform.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(assigned);
}
