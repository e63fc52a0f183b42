// nginx with the settings that deploy/ ships, before the nodes of a test.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readNginxConf } from '../server/test/nginx.ts';
import { freePort, untilOpen } from '../server/test/program.ts';
import { launch } from './process.ts';

const run = promisify(execFile);
const program = '/usr/sbin/nginx';

export const hasNginx = existsSync(program);

export interface Front {
  origin: string;
  stop(): Promise<void>;
}

/** Starts nginx before these ports. Certificate, ports and upstream are the test's; everything else is as shipped. */
export async function startNginx(ports: readonly number[]): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-nginx-'));
  await chmod(folder, 0o755);
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const [plain, secure] = [await freePort(), await freePort()];
  const config = await readNginxConf({
    name: 'localhost',
    certificates: folder,
    plainPort: plain,
    securePort: secure,
    nodes: ports,
  });
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${config}
}
`,
  );
  await run(program, ['-t', '-c', file, '-e', `${folder}/error.log`]);
  const args = ['-c', file, '-e', `${folder}/error.log`];
  const nginx = launch({ command: program, args, log: join(folder, 'output.log') });
  await untilOpen(secure);
  return {
    origin: `https://localhost:${secure}`,
    async stop() {
      await nginx.end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
