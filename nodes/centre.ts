// The whole centre as several machines would hold it: two web nodes, a worker, nginx, a database with a standby, a store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../server/src/db/migrate.ts';
import { freePort, type Program, startProgram, untilReady } from '../server/test/program.ts';
import { plantTemplate } from '../server/test/template.ts';
import { type Address, openAddress } from './address.ts';
import { type Front, startNginx } from './nginx.ts';
import { type Pair, startPair, type Version } from './postgres.ts';
import { hasSwift, startSwift } from './swift.ts';

export interface Centre {
  /** Through nginx. */
  front: string;
  /** The web nodes themselves, addressed without nginx. */
  web: Program[];
  worker: Program;
  pair: Pair;
  database: Address;
  /** `postgres://…`: the primary, whichever it is. */
  url: string;
  /** Starts a web node again where it was. */
  restart(place: number): Promise<void>;
  stop(): Promise<void>;
}

/** Production defaults; these nodes keep the test's keys and senders. */
const asInProduction = { DRAIN_SECONDS: '1' };

/** Starts everything; what was started ends again when the rest does not start. */
export async function startCentre(version: Version): Promise<Centre> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    return { ...(await assemble(version, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(version: Version, started: (() => Promise<unknown>)[]): Promise<Omit<Centre, 'stop'>> {
  const pair = await startPair(version, async (empty) => {
    await migrate(empty);
    await plantTemplate(empty);
  });
  started.push(pair.remove);
  const database = await openAddress(pair.primary.port);
  started.push(database.close);
  const url = `postgres://shuji:x@127.0.0.1:${database.port}/shuji`;
  const folder = await mkdtemp(join(tmpdir(), 'shuji-files-'));
  started.push(() => rm(folder, { recursive: true, force: true }));
  const store = hasSwift ? await startSwift() : null;
  if (store) started.push(store.stop);
  const files = store ? store.env : { FILES: folder };
  const env = { ...files, READ_DATABASE_URL: pair.standby.url, TRUST_PROXY: 'loopback' };
  const ports = [await freePort(), await freePort()];
  const web: Program[] = [];
  const startWeb = async (place: number) => {
    const node = await startProgram({
      databaseUrl: url,
      port: ports[place],
      env: { ...env, ...asInProduction, ROLE: 'web' },
    });
    web[place] = node;
    await untilReady(node.origin);
  };
  started.push(() => Promise.all(web.map((node) => node.end())));
  await Promise.all(ports.map((_, place) => startWeb(place)));
  const worker = await startProgram({ databaseUrl: url, env: { ...env, ROLE: 'worker' } });
  started.push(() => worker.end());
  const front: Front = await startNginx(ports);
  started.push(front.stop);
  return { front: front.origin, web, worker, pair, database, url, restart: startWeb };
}
