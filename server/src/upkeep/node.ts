// This process's report to the other nodes.
import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { ResponseCache } from '#src/cache/response-cache.ts';
import type { Single } from '#src/db/open.ts';
import { roomIn } from '#src/providers/files/room.ts';
import { type Figures, keepNode } from './queries.ts';

const manifest = resolve(import.meta.dirname, '../../../package.json');

interface NodeParts {
  side: Single;
  cache: ResponseCache;
  /** The folder of the data. */
  folder: string;
  clock: () => Date;
}

export interface ThisNode {
  id: string;
  /** Writes down that it lives, and its figures. */
  beat(): Promise<void>;
}

export async function makeNode({ side, cache, folder, clock }: NodeParts): Promise<ThisNode> {
  const id = randomUUIDv7();
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const startedAt = clock();
  const host = `${hostname()}（进程 ${process.pid}）`;
  return {
    id,
    async beat() {
      const figures = await readFigures(cache, folder);
      await keepNode(side, { id, host, version, startedAt, seenAt: clock(), figures });
    },
  };
}

async function readFigures(cache: ResponseCache, folder: string): Promise<Figures> {
  const [room, backupAt] = await Promise.all([roomIn(folder), readBackup(folder)]);
  const disk = { diskFree: room?.free ?? null, diskTotal: room?.total ?? null };
  return { memory: process.memoryUsage.rss(), ...cache.figures(), ...disk, backupAt };
}

// deploy/backup.sh leaves the moment there.
async function readBackup(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'last-backup'), 'utf8').catch(() => '');
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
