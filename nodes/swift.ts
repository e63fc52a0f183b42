// OpenStack Swift with its S3 interface, from Debian: a store that is run in earnest, here on one disk and one replica.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { FilesSetting } from '../server/src/config/files.ts';
import { freePort, untilOpen } from '../server/test/program.ts';
import { type Beside, launch } from './process.ts';

const run = promisify(execFile);

export const hasSwift = ['proxy', 'account', 'container', 'object'].every((kind) =>
  existsSync(`/usr/bin/swift-${kind}-server`),
);

export interface Store {
  setting: Extract<FilesSetting, { kind: 's3' }>;
  /** In the form of the program's configuration. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const region = 'us-east-1';
const bucket = 'shuji';
const user = 'centre:shuji';

/** Starts a store with one empty bucket. */
export async function startSwift(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-swift-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'devices/d1'), { recursive: true });
  const password = randomBytes(16).toString('hex');
  const ports = { proxy: await freePort(), account: 0, container: 0, object: 0 };
  for (const kind of ['account', 'container', 'object'] as const) ports[kind] = await freePort();
  const settings = `${folder}/swift.conf`;
  await writeFile(
    settings,
    `[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n`,
  );
  const running: Beside[] = [];
  const start = async (kind: keyof typeof ports, text: string) => {
    const file = join(folder, `${kind}-server.conf`);
    await writeFile(file, text);
    // Python of the system, whatever else is first in the path: the modules are there.
    const args = [`/usr/bin/swift-${kind}-server`, file, '-v'];
    running.push(launch({ command: '/usr/bin/python3', args, log: join(folder, `${kind}.log`) }));
    await untilOpen(ports[kind]);
  };
  for (const kind of ['account', 'container', 'object'] as const) {
    const builder = join(folder, `${kind}.builder`);
    const ring = (...args: string[]) => run('/usr/bin/python3', ['/usr/bin/swift-ring-builder', builder, ...args]);
    await ring('create', '4', '1', '1');
    await ring('add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1');
    await ring('rebalance');
    await start(kind, storageServer(kind, ports[kind], folder));
  }
  await start('proxy', proxyServer(ports.proxy, folder, password));
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const credentials = { accessKeyId: user, secretAccessKey: password };
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    setting: { kind: 's3', bucket, endpoint, region, ...credentials },
    env: {
      FILES: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=${region}`,
      S3_ACCESS_KEY_ID: user,
      S3_SECRET_ACCESS_KEY: password,
    },
    async stop() {
      await Promise.all(running.map((one) => one.end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function common(port: number, folder: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 1
log_address = ${folder}/no-syslog
`;
}

function storageServer(kind: 'account' | 'container' | 'object', port: number, folder: string): string {
  return `${common(port, folder)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

function proxyServer(port: number, folder: string, password: string): string {
  return `${common(port, folder)}
[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats s3api tempauth bulk slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_centre_shuji = ${password} .admin
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
}
