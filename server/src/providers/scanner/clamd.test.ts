import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { eicar } from '#test/eicar.ts';
import { openClamd } from './clamd.ts';

const folder = await mkdtemp(join(tmpdir(), 'shuji-clamd-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let servers = 0;

/** A server that takes a whole INSTREAM and answers; `limit` bytes are too many for it. */
async function stub(answer: (bytes: Buffer, socket: Socket) => void, limit = Number.POSITIVE_INFINITY) {
  servers += 1;
  const path = join(folder, `stub-${servers}.sock`);
  const server = createServer((socket) => {
    let came = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (data: Buffer) => {
      came = Buffer.concat([came, data]);
      const bytes = bytesIn(came);
      if (came.length > limit) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (bytes) answer(bytes, socket);
    });
  });
  await new Promise<void>((done) => server.listen(path, done));
  afterAll(() => void server.close());
  return { path };
}

/** The bytes between the command and the empty chunk; null before that. */
function bytesIn(came: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (came.subarray(0, command.length).toString() !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const scannerAt = (address: { path: string } | { host: string; port: number }, changed = {}) =>
  openClamd({ address, maxBytes: 50_000_000, timeoutMs: 30_000, ...changed });
const scan = (scanner: ReturnType<typeof scannerAt>, bytes: Buffer) =>
  scanner.scan(Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]), bytes.length);

test('a file is sent whole, and the scanner’s word is read', async () => {
  const address = await stub((bytes, socket) =>
    socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'),
  );
  const large = Buffer.alloc(3_000_000, 'x');
  expect(await scan(scannerAt(address), large)).toEqual({ kind: 'clean' });
  const infected = Buffer.concat([large, Buffer.from(eicar)]);
  expect(await scan(scannerAt(address), infected)).toEqual({ kind: 'infected', finding: 'Eicar-Test-Signature' });
});

test('a file beyond the limit, ours or the scanner’s own, is reported as too large', async () => {
  const address = await stub((_, socket) => socket.end('stream: OK\0'), 100_000);
  const large = Buffer.alloc(3_000_000, 'x');
  expect(await scan(scannerAt(address), large)).toEqual({ kind: 'tooLarge' });
  expect(await scan(scannerAt({ path: join(folder, 'none') }, { maxBytes: 10 }), large)).toEqual({ kind: 'tooLarge' });
});

test('a scanner that is away, silent, or says something else has found nothing clean', async () => {
  const bytes = Buffer.from('bytes enough for two');
  await expect(scan(scannerAt({ path: join(folder, 'none') }), bytes)).rejects.toThrow('ENOENT');
  const silent = await stub(() => {});
  await expect(scan(scannerAt(silent, { timeoutMs: 50 }), bytes)).rejects.toThrow('silent');
  const leaving = await stub((_, socket) => socket.destroy());
  await expect(scan(scannerAt(leaving), bytes)).rejects.toThrow('without an answer');
  const confused = await stub((_, socket) => socket.end('UNKNOWN COMMAND\0'));
  await expect(scan(scannerAt(confused), bytes)).rejects.toThrow('UNKNOWN COMMAND');
});

test('bytes that break off in the store are not taken for a clean file', async () => {
  const address = await stub((_, socket) => socket.end('stream: OK\0'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('the beginning');
      throw new Error('the store is gone');
    })(),
  );
  await expect(scannerAt(address).scan(broken, 100)).rejects.toThrow();
});

const clamd = '/usr/sbin/clamd';

/** With a database of one signature: the real thing finds EICAR, over its socket. */
test.skipIf(!existsSync(clamd))(
  'clamd itself finds EICAR and passes anything else (skipped where it is not installed)',
  {
    timeout: 60_000,
  },
  async () => {
    await chmod(folder, 0o755);
    const [database, socket] = [join(folder, 'eicar.ndb'), join(folder, 'clamd.sock')];
    await writeFile(database, `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
    const settings = [
      'Foreground yes',
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${folder}`,
      `TemporaryDirectory ${folder}`,
    ];
    await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    const daemon = spawn(clamd, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    try {
      await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 50_000, interval: 100 });
      const real = scannerAt({ path: socket });
      expect(await scan(real, Buffer.from(eicar))).toMatchObject({
        kind: 'infected',
        finding: expect.stringContaining('Eicar'),
      });
      expect(await scan(real, Buffer.alloc(1_000_000, 'harmless'))).toEqual({ kind: 'clean' });
    } finally {
      daemon.kill('SIGKILL');
    }
  },
);
