// A planted centre behind a real port, whose writes are all taken back: every request finds the same one.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { dryServer } from '../server/test/matrix/dry-server.ts';
import { type Planted, plant } from '../server/test/matrix/plant.ts';
import { type World, world } from '../server/test/world.ts';

export interface ServedCentre extends Planted {
  centre: World;
  port: number;
  /** Lines of the server's log, from errors upwards. */
  faults: string[];
  /** Uncaught errors. */
  uncaught: string[];
}

/** `prepare` is what is still done for good. */
export async function servedCentre<T>(
  prepare: (centre: World, planted: Planted) => Promise<T>,
): Promise<ServedCentre & { prepared: T }> {
  const faults: string[] = [];
  const uncaught: string[] = [];
  const centre = await world();
  const planted = await plant(centre);
  const prepared = await prepare(centre, planted);
  const log = pino({ level: 'error' }, { write: (line) => faults.push(line) });
  const { server } = await dryServer(centre, log);
  const note = (error: unknown) => uncaught.push(String(error));
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  afterAll(() => {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { ...planted, prepared, centre, port: (server.server.address() as AddressInfo).port, faults, uncaught };
}
