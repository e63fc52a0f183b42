// Absolute addresses come from PUBLIC_ORIGIN alone: a forged Host reaches neither a reply nor what is cached of it.
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { features } from '#src/features.ts';
import { listProduct } from './listed-product.ts';
import { startProgram, untilReady } from './program.ts';
import { world } from './world.ts';

const root = resolve(import.meta.dirname, '../..');
const isBuilt = existsSync(resolve(root, 'web/build/server/index.js'));
const origin = 'https://data.example.cn';
const forged = 'evil.example';
const forgedHeaders = {
  host: forged,
  'x-forwarded-host': forged,
  'x-forwarded-server': forged,
  'x-original-host': forged,
  forwarded: `host=${forged};proto=http`,
};

const centre = await world();
const product = await listProduct(centre);

/** Pages, files of the site, and every reading call that anyone may make; ids name a listed product. */
function publicAddresses(): string[] {
  const paths = readFileSync(resolve(root, 'web/app/paths.ts'), 'utf8');
  const pages = [...paths.matchAll(/'(\/[\w/-]*)'/g)].map(([, path]) => path as string);
  const calls = features
    .flatMap(({ calls }) => calls)
    .filter(({ call }) => call.method === 'GET' && call.who === 'anyone' && !call.writes)
    .map(({ call }) => call.path.replace(/:(\w+)|\{(\w+)\}/g, product));
  const files = [
    '/robots.txt',
    '/sitemap.xml',
    '/openapi.json',
    '/docs',
    '/catalog.jsonld',
    '/log/checkpoint',
    '/nothing',
  ];
  return [...new Set([...pages, ...calls, ...files, `/prodinfo?id=${product}`])];
}

async function ask(port: number, path: string, headers: Record<string, string>): Promise<string> {
  const response = await new Promise<IncomingMessage>((done, failed) =>
    request({ host: '127.0.0.1', port, path, setHost: false, headers }, done).on('error', failed).end(),
  );
  return `${response.statusCode} ${JSON.stringify(response.headers)}\n${await text(response)}`;
}

test.runIf(isBuilt)(
  'no public address repeats a forged host, in its reply or in what is cached of it',
  async () => {
    const program = await startProgram({
      databaseUrl: centre.config.databaseUrl,
      env: { PUBLIC_ORIGIN: origin, TRUST_PROXY: 'loopback' },
    });
    try {
      await untilReady(program.origin);
      const found: string[] = [];
      const addresses = publicAddresses();
      expect(addresses.length).toBeGreaterThan(100);
      for (const address of addresses) {
        if ((await ask(program.port, address, forgedHeaders)).includes(forged)) found.push(address);
        const cached = await ask(program.port, address, { host: 'data.example.cn' });
        if (cached.includes(forged)) found.push(`${address}, cached`);
      }
      for (const address of ['/product', '/sitemap.xml', '/wl/statistics']) {
        const reply = await ask(program.port, `http://${forged}${address}`, { host: 'data.example.cn' });
        if (reply.includes(forged)) found.push(`http://${forged}${address}`);
        if (reply.startsWith('5')) found.push(`a fault for http://${forged}${address}`);
      }
      expect(found).toEqual([]);
      expect(await ask(program.port, '/sitemap.xml', forgedHeaders)).toContain(`${origin}/`);
    } finally {
      await program.end();
    }
  },
  120_000,
);
