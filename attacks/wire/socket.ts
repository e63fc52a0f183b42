// Bytes as they are: what a client library would mend or refuse to send.
import { connect, type Socket } from 'node:net';

export interface Raw {
  socket: Socket;
  /** All that came so far. */
  received(): string;
  /** Resolves when the other side has ended or broken off. */
  closed: Promise<void>;
}

export function open(port: number): Promise<Raw> {
  return new Promise((done, failed) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
    socket.once('error', failed);
    const closed = new Promise<void>((gone) => socket.once('close', () => gone()));
    socket.once('connect', () => {
      // A server that gives up may do so abruptly; that is no failure of ours.
      socket.on('error', () => {});
      done({ socket, received: () => received, closed });
    });
  });
}

/** Sends all bytes, ends the stream, and waits for the whole answer. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const { socket, received, closed } = await open(port);
  socket.end(bytes);
  await closed;
  return received();
}

export function head(method: string, path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
