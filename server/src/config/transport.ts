// Lists the outgoing connections that must be encrypted, and the hosts an explicit setting exempts.
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Decides which hosts may be reached without encryption. */
export interface PlaintextRule {
  /** True for this machine and for hosts and networks that the setting lists. */
  allows(host: string): boolean;
}

const cidr = /^([0-9a-f.:]+)\/(\d{1,3})$/i;
const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

export const transportVariables = {
  PLAINTEXT_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isHostOrNetwork), {
      error: 'PLAINTEXT_HOSTS 需为以逗号分隔的主机名、IP 或网段，例如 database,10.0.0.0/8。',
    })
    .optional(),
};

function isHostOrNetwork(entry: string): boolean {
  const [, address = '', bits = ''] = cidr.exec(entry) ?? [];
  const family = isIP(address);
  if (family > 0) return Number(bits) >= 8 && Number(bits) <= (family === 4 ? 32 : 128);
  return isIP(entry) > 0 || hostName.test(entry);
}

/** Builds the rule from the entries of PLAINTEXT_HOSTS. A listed network matches addresses only, never names. */
export function plaintextRule(entries: readonly string[]): PlaintextRule {
  const networks = new BlockList();
  networks.addSubnet('127.0.0.0', 8, 'ipv4');
  networks.addAddress('::1', 'ipv6');
  const names = new Set(['localhost']);
  for (const entry of entries) {
    const [, address = '', bits = ''] = cidr.exec(entry) ?? [];
    const family = isIP(address || entry);
    if (family === 0) names.add(entry.toLowerCase());
    else networks.addSubnet(address || entry, bits ? Number(bits) : family === 4 ? 32 : 128, `ipv${family as 4 | 6}`);
  }
  return {
    allows(host) {
      const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
      const family = isIP(bare);
      return family === 0 ? names.has(bare) : networks.check(bare, `ipv${family as 4 | 6}`);
    },
  };
}

type Refuse = (message: string) => void;

/**
 * Refuses every address that carries a password, a key or personal data unencrypted to another machine: databases
 * without `sslmode=verify-full`, `http:` for a gateway or store with a key, and for the site itself. Returns the names
 * of the settings that PLAINTEXT_HOSTS exempts, for the log.
 */
export function checkTransport(
  addresses: Record<string, string | null>,
  entries: readonly string[],
  refuse: Refuse,
): string[] {
  const rule = plaintextRule(entries);
  const exempt: string[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    if (address === null) continue;
    const hosts = plaintextHostsOf(address);
    const isExempt = hosts.every((host) => rule.allows(host));
    if (hosts.length > 0 && !isExempt) {
      const remedy = address.startsWith('postgres') ? '请在地址后加 ?sslmode=verify-full' : '请改用 https:';
      refuse(
        `${name} 会不加密地连接另一台机器；${remedy}。确在内网的，可把该主机写进 PLAINTEXT_HOSTS（启动日志会注明）。`,
      );
    }
    if (isExempt && hosts.some((host) => !plaintextRule([]).allows(host))) exempt.push(name);
  }
  return exempt;
}

/** The hosts to which an address leads without verified TLS; empty when every connection is encrypted or local. */
function plaintextHostsOf(address: string): string[] {
  // The driver takes several hosts in one address, which URL does not.
  const [, scheme = '', authority = '', query = ''] = /^([a-z]+):\/\/([^/?#]*)[^?#]*\??([^#]*)/i.exec(address) ?? [];
  if (scheme === 'https') return [];
  const options = new URLSearchParams(query);
  if (scheme.startsWith('postgres')) {
    // The last of doubled options counts for the driver, so every one of them must ask for verification.
    const modes = [...options.getAll('sslmode'), ...options.getAll('ssl')];
    if (modes.length > 0 && modes.every((mode) => mode === 'verify-full')) return [];
  }
  const named = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  const others = ['host', 'hostaddr'].flatMap((option) => options.getAll(option)).flatMap((value) => value.split(','));
  return [...named, ...others]
    .map((host) => host.replace(/:\d*$/, ''))
    .filter((host) => host !== '' && !decodeURIComponent(host).startsWith('/'));
}

/** True for what TRUST_PROXY may name: an address, a network or loopback. */
export function isProxy(value: string): boolean {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  return isIP(address) > 0 || address === 'loopback';
}
