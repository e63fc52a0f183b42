// Stands between the program and what it needs, so that the way there can be closed.
import { connect, createServer, type Socket } from 'node:net';

/** `open` forwards; `away` refuses, like a closed port; `silent` loses every byte, like a cut cable. */
export type Way = 'open' | 'away' | 'silent';

export interface Passage {
  port: number;
  go(way: Way): void;
  /** Where it leads from now on; those on the old way are let go. */
  leadTo(port: number): void;
  close(): void;
}

interface Pair {
  client: Socket;
  server: Socket;
}

export async function startPassage(target: number): Promise<Passage> {
  let leads = target;
  let way: Way = 'open';
  const pairs = new Set<Pair>();

  const drop = ({ client, server }: Pair) => {
    client.destroy();
    server.destroy();
  };
  const carry = (pair: Pair) => {
    for (const [from, to] of [
      [pair.client, pair.server],
      [pair.server, pair.client],
    ] as const) {
      if (way === 'silent') from.pause();
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
    }
  };
  const listener = createServer((client) => {
    if (way === 'away') return void client.destroy();
    const pair = { client, server: connect(leads, '127.0.0.1') };
    pairs.add(pair);
    for (const socket of [pair.client, pair.server]) {
      socket.setNoDelay(true);
      socket.on('error', () => drop(pair));
      socket.on('close', () => {
        drop(pair);
        pairs.delete(pair);
      });
    }
    carry(pair);
    if (way === 'silent') for (const socket of [pair.client, pair.server]) socket.pause();
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as { port: number };
  return {
    port,
    go(next) {
      way = next;
      for (const pair of pairs) {
        if (way === 'away') drop(pair);
        else for (const socket of [pair.client, pair.server]) way === 'silent' ? socket.pause() : socket.resume();
      }
    },
    leadTo(to) {
      leads = to;
      for (const pair of pairs) drop(pair);
    },
    close() {
      for (const pair of pairs) drop(pair);
      listener.close();
    },
  };
}

/** The same address by way of the passage. */
export function through(passage: Passage, url: string): string {
  const changed = new URL(url);
  changed.port = String(passage.port);
  return changed.href;
}
