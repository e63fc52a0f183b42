import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const shipped = resolve(import.meta.dirname, '../../deploy/nginx.conf');
const shippedName = 'data.example.cn';

interface NginxTest {
  /** The name it answers to; `data.example.cn` unless given. */
  name?: string;
  /** Where `fullchain.pem` and `privkey.pem` lie. */
  certificates: string;
  plainPort: number;
  securePort: number;
  /** The ports of the nodes behind it. */
  nodes: readonly number[];
}

/** Returns deploy/nginx.conf with a test's name, certificate, ports and nodes; everything else is as shipped. */
export async function readNginxConf(test: NginxTest): Promise<string> {
  return (await readFile(shipped, 'utf8'))
    .replace(/^ *server 127\.0\.0\.1:8080(.*)$/m, test.nodes.map((port) => `  server 127.0.0.1:${port}$1`).join('\n'))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${test.plainPort}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${test.securePort}`)
    .replaceAll(shippedName, test.name ?? shippedName)
    .replaceAll('/etc/ssl/shuji', test.certificates);
}
