// The office can be bound to networks: from anywhere else its pages and calls are not there.
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Refusal, toEnvelope } from './refuse.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** `10.8.0.0/16,203.0.113.7` as networks; null when one of them is none. */
export function parseNetworks(value: string): Network[] | null {
  const networks = value.split(',').map((part) => parseNetwork(part.trim()));
  return networks.every((network) => network !== null) ? networks : null;
}

function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128] as Network;
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
}

/** True when an address leads to the office, in any spelling: pages are found regardless of case and encoding. */
export function isOfficePath(url: string): boolean {
  const path = URL.parse(`http://localhost${url}`)?.pathname ?? url;
  return /^[/\\]+office(?![\w-])/i.test(decodePath(path));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const notThere = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>没有找到页面</title></head>
<body><main><h1>没有找到页面</h1><p><a href="/">返回首页</a></p></main></body></html>`;

/** Answers before anything else is done for such a request. */
export function bindOffice(server: FastifyInstance, networks: readonly Network[]): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isOfficePath(request.url) || isWithin(request.ip, networks)) return;
    if (/^\/+office\/api\//i.test(decodePath(request.url)))
      return reply.header('cache-control', 'no-store').send(toEnvelope(new Refusal('door.notFound')));
    return reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(notThere);
  });
}
