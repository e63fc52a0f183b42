// The shipped proxy: which requests it asks a second node again, and which names it answers to.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { features } from '#src/features.ts';
import { readNginxConf } from './nginx.ts';
import { freePort, untilOpen } from './program.ts';

const shipped = await readFile(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

it('nginx asks no other node again for a GET that writes nor for the office’s, and does for every other', () => {
  const written = /location ~ (\S+) \{\s+proxy_pass \S+\s+proxy_next_upstream off;/.exec(shipped)?.[1] ?? '';
  const isNeverRetried = new RegExp(written);
  const gets = features.flatMap(({ calls }) => calls).filter(({ call }) => call.method === 'GET');
  const isOffice = (path: string) => path.startsWith('/office/api/');
  const wrong = gets.filter(({ call }) => isNeverRetried.test(call.path) !== (call.writes || isOffice(call.path)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('nginx redirects to the configured name and hands on a caller’s own words about host and address nowhere', () => {
  expect(shipped).not.toMatch(/return 30\d[^;]*\$(host|http_host)/);
  expect(shipped).not.toMatch(/proxy_set_header[^;]*\$(host|http_host|proxy_add_x_forwarded_for|http_x_)/);
});

const nginx = [process.env.NGINX, '/usr/sbin/nginx'].find((path) => path && existsSync(path));
const name = 'data.example.cn';

const described = nginx ? describe : describe.skip;
described('nginx as it is shipped', async () => {
  if (!nginx) return;
  const folder = await mkdtemp(join(tmpdir(), 'shuji-nginx-'));
  const seen: IncomingMessage['headers'][] = [];
  const centre = createServer(({ headers }, response) => {
    seen.push(headers);
    response.end('centre');
  });
  centre.listen(0, '127.0.0.1');
  await once(centre, 'listening');
  const [plain, secure] = [await freePort(), await freePort()];
  const program = spawn(nginx, ['-p', folder, '-c', await configure()], { stdio: 'ignore' });
  await untilOpen(plain);

  afterAll(async () => {
    program.kill('SIGKILL');
    centre.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function configure(): Promise<string> {
    const pem = (file: string) => join(folder, file);
    const subject = ['-subj', `/CN=${name}`, '-keyout', pem('privkey.pem'), '-out', pem('fullchain.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
      stdio: 'ignore',
    });
    const { port } = centre.address() as AddressInfo;
    const site = await readNginxConf({ certificates: folder, plainPort: plain, securePort: secure, nodes: [port] });
    const file = join(folder, 'nginx.conf');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (part) => `${part}_temp_path ${folder}/${part};`,
    );
    await writeFile(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
      events {} http { access_log off; ${paths.join(' ')}\n${site}\n}`,
    );
    return file;
  }

  const ask = (host: string, path = '/product') =>
    new Promise<IncomingMessage>((done, failed) => {
      get({ port: plain, path, headers: { host } }, done).on('error', failed);
    });

  const askSecure = (servername: string, host: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((done, failed) => {
      const target = { port: secure, path: '/', servername, headers: { host, ...headers }, rejectUnauthorized: false };
      getSecure(target, done).on('error', failed);
    });

  it('redirects its own name to https', async () => {
    const reply = await ask(name);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, `https://${name}/product`]);
  });

  it('closes the connection of a request for another host', async () => {
    for (const host of ['evil.example', `${name}.evil.example`, '127.0.0.1', ''])
      await expect(ask(host)).rejects.toThrow();
    await expect(askSecure('evil.example', name)).rejects.toThrow();
    await expect(askSecure(name, 'evil.example')).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  it('hands on its own words about host, scheme and address', async () => {
    const forged = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'ftp' };
    expect((await askSecure(name, name, forged)).statusCode).toBe(200);
    expect(seen.at(-1)).toMatchObject({ host: name, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  });
});
