// A centre as docs/operating.md starts one: its own process and data, without the demo.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const server = resolve(import.meta.dirname, '../server/src');

export interface NewCentre {
  origin: string;
  /** `npm run operator -- …`; gives the link on which the operator sets a password. */
  addOperator(...words: string[]): Promise<string>;
  end(): Promise<void>;
}

export async function startCentre(): Promise<NewCentre> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuji-new-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    DEMO: '0',
    SMS: 'local',
  };
  const child = spawn(process.execPath, [join(server, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((started, failed) => {
    child.stdout.on('data', (bytes) => String(bytes).includes('数集已启动') && started());
    child.once('exit', () => failed(new Error('The new centre did not start')));
  });
  return {
    origin,
    addOperator: async (...words) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(server, 'commands/add-operator.ts'), ...words],
        { env },
      );
      return /https?:\S+/.exec(stdout)?.[0] ?? '';
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, () => done()));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
