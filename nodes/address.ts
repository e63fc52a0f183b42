// An address that follows the primary, as a floating IP or a balancer gives it.
import { createConnection, createServer, type Socket } from 'node:net';

export interface Address {
  port: number;
  /** Whoever connects from now on comes to this port; who was connected is let go. */
  moveTo(port: number): void;
  close(): Promise<void>;
}

export async function openAddress(target: number): Promise<Address> {
  let current = target;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(current, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.setNoDelay(true);
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const letGo = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    moveTo(next) {
      current = next;
      letGo();
    },
    async close() {
      letGo();
      await new Promise((done) => server.close(done));
    },
  };
}
